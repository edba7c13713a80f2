"""What speed and memory Grotto has, measured: one question a script, `python -m bench` asks them all.

Nothing here passes or fails. The figures worth keeping are in results.md.
"""
