"""What has changed between two documents of JSON values, said so that a client can follow (decision 17).

A patch is an object. A member holds [value], the new value; 0, the member is gone; or a patch of the member.
Lists of one length are patched by index, others are replaced.
"""

from typing import Any

Patch = dict[str, Any]
GONE = 0


def difference(old: Any, new: Any) -> Patch:
    """The patch that leads from one object, or list, to another; empty if nothing has changed."""
    if isinstance(new, list):
        pairs = [(str(place), old[place], value) for place, value in enumerate(new)]
        return {key: step(before, after) for key, before, after in pairs if not same(before, after)}
    patch: Patch = {key: GONE for key in old if key not in new}
    for key, after in new.items():
        if key not in old:
            patch[key] = [after]
        elif not same(old[key], after):
            patch[key] = step(old[key], after)
    return patch


def same(old: Any, new: Any) -> bool:
    """Would both be written alike? 1 and True are equal but not the same."""
    return bool(old == new) and type(old) is type(new)


def step(old: Any, new: Any) -> Patch | list[Any]:
    """How a member that has changed is said."""
    if isinstance(new, dict) and isinstance(old, dict):
        return difference(old, new)
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        return difference(old, new)
    return [new]


def patched(document: Any, patch: Patch) -> Any:
    """The document after a patch; the old one stays as it was."""
    if isinstance(document, list):
        items = list(document)
        for key, change in patch.items():
            items[int(key)] = changed(items[int(key)], change)
        return items
    found = dict(document)
    for key, change in patch.items():
        if change == GONE:
            found.pop(key, None)
        else:
            found[key] = changed(found.get(key), change)
    return found


def changed(old: Any, change: Patch | list[Any]) -> Any:
    """A member after its change."""
    return change[0] if isinstance(change, list) else patched(old, change)
