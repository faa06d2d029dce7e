"""Views of the documents for people: one module for each group of commands."""
