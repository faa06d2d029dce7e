"""Stores: planning folders of their own, their registry, and the root a command works on."""
