"""One module for each shell: a function from `Completable` commands to a static script."""
