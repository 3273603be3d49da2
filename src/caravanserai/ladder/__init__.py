"""The ladder: who beats whom how often, at what cost in time, measured so that anybody can measure it again.

`fixtures` says which games are played, `playing` plays one, `pools` has many played at once, `journal` keeps each as
soon as it is over, `course` goes through them and stops where enough is known, `chances` has the intervals, `summary`
says what came of it all, and `ratings` puts it into one number for each level.
"""
