"""What is written for people: every link leads somewhere, every sample runs, every name is one of ours."""
