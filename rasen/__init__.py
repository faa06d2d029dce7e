"""A declarative, schema-driven validator for agent workflows, packages and planning folders."""

from __future__ import annotations

__version__ = "0.2.0"
