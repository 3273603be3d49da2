"""`python -m caravanserai.cli`."""

import sys

from caravanserai.cli import main

sys.exit(main())
