"""Projects and the skills that are installed in them (generation spec 1-8)."""
