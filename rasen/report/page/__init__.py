"""The page of `rasen view`: one file of HTML that needs neither scripts nor a network."""
