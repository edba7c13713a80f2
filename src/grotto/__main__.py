"""`python -m grotto`: the command line."""

from grotto.cli import main

if __name__ == "__main__":
    main()
