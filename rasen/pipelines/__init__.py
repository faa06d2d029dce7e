"""Pipelines: what a `pipeline.yaml` says, and the rules that its stages obey."""
