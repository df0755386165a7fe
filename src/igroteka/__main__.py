"""`python -m igroteka` is `igroteka`."""

from igroteka.cli import main

if __name__ == "__main__":
    main()
