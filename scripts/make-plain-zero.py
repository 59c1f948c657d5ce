"""Writes app/plain-zero.woff2: the figure 0 of Atkinson Hyperlegible Next (OFL 1.1) without its slash, in all weights.

Needs: pip install fonttools brotli. Run it again after a new version of the font: python3 scripts/make-plain-zero.py
"""

import array

from fontTools import subset
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

source = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
options = subset.Options(layout_features=["tnum", "pnum"], flavor="woff2", hinting=False, name_IDs=[0, 1, 2, 13, 14])
font = subset.load_font(source, options)
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[0x30])
subsetter.subset(font)

# The tabular zero refers to this one. Its contours are the outside and the two halves of the inside.
glyph = font["glyf"]["zero"]
points, ends, flags = glyph.getCoordinates(font["glyf"])
count, inside = ends[0] + 1, range(ends[0] + 1, len(points))
outside = points[:count]
left, right = (pick(inside, key=lambda at: points[at][0]) for pick in (min, max))
bottom, top = (pick(inside, key=lambda at: points[at][1]) for pick in (min, max))
lows = [min(point[axis] for point in outside) for axis in (0, 1)]
spans = [max(point[axis] for point in outside) - lows[axis] for axis in (0, 1)]


def inner(at, values):
    """The point of the inside that answers to one of the outside, between the inside's own four ends."""
    across, up = ((outside[at][axis] - lows[axis]) / spans[axis] for axis in (0, 1))
    x = values[left][0] + across * (values[right][0] - values[left][0])
    y = values[bottom][1] + up * (values[top][1] - values[bottom][1])
    return round(x), round(y)


# A hole runs against its outside.
order = list(range(count))[::-1]
for change in font["gvar"].variations["zero"]:
    deltas = change.coordinates
    change.coordinates = deltas[:count] + [inner(at, deltas) for at in order] + deltas[len(points) :]
glyph.coordinates = GlyphCoordinates(list(outside) + [inner(at, points) for at in order])
glyph.flags = array.array("B", list(flags[:count]) + [flags[at] for at in order])
glyph.endPtsOfContours, glyph.numberOfContours = [count - 1, 2 * count - 1], 2
glyph.recalcBounds(font["glyf"])
for name in font["name"].names:
    if name.nameID == 1:
        name.string = "Plain Zero"
subset.save_font(font, "app/plain-zero.woff2", options)
