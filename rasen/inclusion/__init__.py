"""Whether every document of one schema is a document of another: proved, refuted, or left open."""
