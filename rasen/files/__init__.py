"""The file system: portable paths, safe reading, walking, atomic writing, data folders."""
