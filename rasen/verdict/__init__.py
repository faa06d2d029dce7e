"""Verdicts: schemas as plain Python functions, and the explanation of each refusal."""
