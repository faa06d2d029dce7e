"""The command line as data: what each command takes, and where its function and view live."""
