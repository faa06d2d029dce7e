"""Types of programming languages, made from schemas: what a checker can hold a program to."""
