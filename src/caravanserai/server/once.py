"""What takes long to put together: once for all who ask for the same at the same time or soon after."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Once(OrderedDict[Hashable, "asyncio.Future[T]"]):
    """The latest answers, by all that they depend on."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most

    async def of(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """An answer that is there, or is being made; one that fails is made anew for who asks next."""
        task = self.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.ensure_future(make())
            task.add_done_callback(lambda one: one.cancelled() or one.exception())  # nobody may be left to hear of it
        self[key] = task
        while len(self) > self.most:
            self.popitem(last=False)
        return await asyncio.shield(task)
