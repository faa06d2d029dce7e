"""What is made of the contract and the command table: reference, bundles, catalog, completions."""
