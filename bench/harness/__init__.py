"""What `bench/bench.py` is made of."""
