"""The published contract as data: its schemas, its codes, and what each of them says."""
