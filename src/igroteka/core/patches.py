"""What has changed between two documents of JSON values, said so that a client can follow (decision 17).

A patch is an object. A member holds [value], the new value; 0, the member is gone; or a patch of the member.
Lists of one length are patched by index, others are replaced.
"""

from typing import Any, Final

Patch = dict[str, Any]
GONE: Final = 0


def difference(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """The patch that leads from one object to another; empty if nothing has changed."""
    patch: Patch = {key: GONE for key in old if key not in new}
    for key, after in new.items():
        if key not in old:
            patch[key] = [after]
        else:
            before = old[key]
            if before is not after and not same(before, after):
                patch[key] = step(before, after)
    return patch


def list_difference(old: list[Any], new: list[Any]) -> Patch:
    """The same of two lists of one length."""
    patch: Patch = {}
    for place, after in enumerate(new):
        before = old[place]
        if before is not after and not same(before, after):
            patch[str(place)] = step(before, after)
    return patch


def same(old: Any, new: Any) -> bool:
    """Would both be written alike? 1 and True are equal but not the same."""
    return bool(old == new) and type(old) is type(new)


def step(old: Any, new: Any) -> Patch | list[Any]:
    """How a member that has changed is said."""
    if isinstance(new, dict) and isinstance(old, dict) and is_in_order(old, new):
        return difference(old, new)
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        return list_difference(old, new)
    return [new]


def is_in_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Would a patch leave the members in their order? Tables show some of them one after another."""
    if list(old) == list(new):
        return True
    return [*[key for key in old if key in new], *[key for key in new if key not in old]] == list(new)


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
