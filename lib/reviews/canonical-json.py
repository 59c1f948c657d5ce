import json
from decimal import Decimal


def canonical_json(value):
    """RFC 8785 (JCS) of plain JSON data."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(f"{canonical_json(name)}:{canonical_json(value[name])}" for name in names) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(canonical_json(item) for item in value) + "]"
    if isinstance(value, float):
        return canonical_float(value)
    return json.dumps(value, ensure_ascii=False)


def canonical_float(value):
    """A float as JavaScript writes it: 4 and not 4.0, 0.00001 and not 1e-05."""
    if value == 0:
        return "0"
    text = float.__repr__(value)
    if 1e-6 <= abs(value) < 1e21:
        return format(Decimal(text), "f").removesuffix(".0")
    return text.replace("e-0", "e-")
