// Section insets: the space between a section's sides and its cells, hatched at 45°, each side with
// its points.

function drawInsets(pen) {
  const shapes = [hatching(pen, 'insets')];
  for (const [number, cells] of cellsBySection(pen.layout)) {
    const section = pen.layout.sections.find(({ index }) => index === number);
    if (section) shapes.push(...insetsOf(pen, section, around(cells.map(({ box }) => box))));
  }
  return shapes;
}

/** The pattern of the hatching, six points of the screen wide. */
function hatching(pen, name) {
  const size = 6 * pen.unit;
  return draw('pattern', {
    id: `${pen.id}-${name}`, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)',
  }, draw('rect', { class: `hatch-ground ${name}`, width: size, height: size }),
  draw('line', { class: `hatch ${name}`, x1: 0, y1: 0, x2: 0, y2: size, 'stroke-width': 2 * pen.unit }));
}

function insetsOf(pen, section, cells) {
  const [top, left, bottom, right] = section.inset.map(Number);
  const breadth = Number(pen.layout.contentSize[isHorizontal(pen.layout) ? 1 : 0]);
  const outer = isHorizontal(pen.layout)
    ? { x: cells.x - left, y: 0, width: cells.width + left + right, height: breadth }
    : { x: 0, y: cells.y - top, width: breadth, height: cells.height + top + bottom };
  const strips = [
    { value: top, x: outer.x, y: outer.y, width: outer.width, height: top },
    { value: bottom, x: outer.x, y: outer.y + outer.height - bottom, width: outer.width, height: bottom },
    { value: left, x: outer.x, y: outer.y + top, width: left, height: outer.height - top - bottom },
    { value: right, x: outer.x + outer.width - right, y: outer.y + top, width: right, height: outer.height - top - bottom },
  ];
  return strips.filter((strip) => strip.value > 0 && strip.width > 0 && strip.height > 0 && isDrawable(strip))
    .map((strip) => hatched(pen, strip));
}

function hatched(pen, strip) {
  tellValue(pen, strip, 'is-inset');
  return shape(pen, strip, { class: 'inset', fill: `url(#${pen.id}-insets)`, 'data-value': points(strip.value) });
}

/** Tells the value of a strip in the middle of what is seen of it. */
function tellValue(pen, strip, look) {
  const { seen } = pen;
  const at = placed(pen.layout, strip);
  if (!meets(at, seen)) return;
  const [left, top] = [Math.max(at.x, seen.x), Math.max(at.y, seen.y)];
  const right = Math.min(at.x + at.width, seen.x + seen.width);
  const bottom = Math.min(at.y + at.height, seen.y + seen.height);
  const text = points(strip.value);
  const turned = fitting(pen, text, bottom - top, right - left);
  const upright = fitting(pen, text, right - left, bottom - top);
  // Never beyond the strip where it can be read there: beside it elements begin.
  const size = Math.max(turned, upright, 7 * pen.unit);
  label(pen, text, (left + right) / 2, (top + bottom) / 2, look, { size, isTurned: turned > upright });
}

/** The size of letters at which a text on its plate fits into a rectangle; at most the usual. */
function fitting(pen, text, along, across) {
  return Math.min(pen.letter, along / plateWidth(text), across / 1.5);
}

/** The sections that have cells and insets around them. */
function sectionsWithInsets(layout) {
  const sections = cellsBySection(layout);
  return layout.sections.filter(({ index, inset }) => sections.has(index) && inset.some((value) => Number(value) > 0));
}
