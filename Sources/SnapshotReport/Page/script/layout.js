// The layouts that a golden carries, as numbers that can be drawn.

const noLayouts = Object.freeze([]);

/** The layouts of a side of an entry, one for each pane of the picture. */
async function layoutsOf(entry, side) {
  const details = await detailsOf(entry);
  return details?.[side]?.layouts ?? noLayouts;
}

/**
 * The details of a picture with a layout; null where there are none, or where their file is gone.
 */
async function detailsOf(entry) {
  if (!entry.hasLayout) return null;
  try { return await load(`details/${entry.id}`); } catch { return null; }
}

/** A rectangle of four numbers; null where one of them is none (a layout gone wrong says "nan"). */
function rectangle(numbers) {
  if (!numbers.every(Number.isFinite)) return null;
  const [x, y, width, height] = numbers;
  return { x: Math.min(x, x + width), y: Math.min(y, y + height), width: Math.abs(width), height: Math.abs(height) };
}

/** Where a rectangle of the content stands in the picture, in pixels. */
function placed(layout, box) {
  const { origin, viewport, scale } = layout;
  return {
    x: (origin[0] + box.x - viewport[0]) * scale, y: (origin[1] + box.y - viewport[1]) * scale,
    width: box.width * scale, height: box.height * scale,
  };
}

/** The part of the picture that shows the layout. */
function windowOf(layout) {
  const box = rectangle(layout.viewport);
  return box && placed(layout, box);
}

/** Whether a rectangle has a place; a layout gone wrong may have none. */
function isDrawable(box) { return Boolean(box) && Number.isFinite(box.x + box.y + box.width + box.height); }

function meets(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Elements with a frame that is in sight. */
function elementsInSight(layout) {
  const seen = rectangle(layout.viewport);
  return layout.elements.flatMap((element) => {
    const box = rectangle(element.frame);
    return box && seen && meets(box, seen) ? [{ element, box }] : [];
  });
}

/** The least rectangle around others. */
function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Puts things under keys, in order of appearance. */
function grouped(list, key) {
  const groups = new Map();
  for (const item of list) {
    const name = key(item);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(item);
  }
  return groups;
}

/** The frames of a layout's cells, by section. */
function cellsBySection(layout) {
  const cells = layout.elements.filter((element) => element.kind === 'cell')
    .map((element) => ({ element, box: rectangle(element.frame) })).filter(({ box }) => box);
  return grouped(cells, ({ element }) => element.indexPath[0]);
}

function isHorizontal(layout) { return layout.scrollAxis === 'horizontal'; }

/**
 * Turns a rectangle so that content always scrolls down: the same arithmetic then serves both axes.
 */
function turned(layout, box) {
  return isHorizontal(layout) ? { x: box.y, y: box.x, width: box.height, height: box.width } : box;
}

/** A picture in words, made from its layouts. */
async function describe(entry, side) {
  const layouts = side === 'difference' ? noLayouts : await layoutsOf(entry, side);
  const words = layouts.slice(0, 4).map(describeLayout);
  return [`${sideNames[side]}: ${titleOf(entry)}`, ...words].join('. ');
}

function describeLayout(layout) {
  const counts = [...grouped(layout.elements, (element) => element.kind)]
    .map(([kind, elements]) => counted(elements.length, kind));
  const place = [layout.name, layout.device, layout.orientation].filter(Boolean).join(', ');
  return `${place}: ${counts.join(', ') || 'no elements'} in ${counted(layout.sections.length, 'section')}`;
}
