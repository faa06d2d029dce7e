"""Planning: specs and changes, the artifacts of a change, and the schemas that name them."""
