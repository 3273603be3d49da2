/** What every page looks like: import this once, first. */
import "./fonts";
import "./tokens.css";
