"""Azphalt packages (`.azp`): verified, packed, signed, trusted and published; never executed."""
