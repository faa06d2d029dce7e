"""Texts: strict JSON and YAML, canonical form, digests, frontmatter, Markdown, places in a text."""
