"""The loading of what third parties have installed: whatever it raises comes out as one error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playmat.kernel.errors import NotLoaded, PlaymatError


@contextmanager
def loading(name: str) -> Iterator[None]:
    """Run code of a third party, which may end the program or fail as another language does.

    Only the interrupt of whoever sits at the keyboard goes through.

    Args:
        name: what is loaded, as people call it.

    Raises:
        NotLoaded: anything else is raised.
    """
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        why = str(error) if isinstance(error, PlaymatError) else f"{type(error).__name__}: {error}"
        raise NotLoaded(name, why) from error
