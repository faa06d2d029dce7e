"""Workflow folders, the library of installed workflows, and the packages that carry them."""

from __future__ import annotations
