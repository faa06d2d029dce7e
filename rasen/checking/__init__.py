"""The main job: find what each file or folder is, hold it to its schema and rules, report."""
