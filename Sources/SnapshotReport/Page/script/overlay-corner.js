// Labels of elements: small, in a corner, and beside the element's own texts where those are known.

/**
 * Adds a text to a frame, small enough to leave the frame's content to be read: in a lower corner,
 * since contents begin at the top, on the side where lines end, and above a text that stands there.
 */
function cornerLabel(pen, box, text, look) {
  const at = placed(pen.layout, box);
  const size = Math.min(pen.letter, at.height / 3, at.width / plateWidth(text));
  if (size < 5 * pen.unit) return;
  const inset = Math.min(2 * pen.unit, size / 3);
  // The corner of what is seen of it.
  const right = Math.min(at.x + at.width, pen.seen.x + pen.seen.width);
  const bottom = Math.min(at.y + at.height, pen.seen.y + pen.seen.height);
  const width = plateWidth(text) * size;
  const x = right - width / 2 - inset;
  const heights = Array.from({ length: 8 }, (_, step) => bottom - (0.75 + step * 0.8) * size - inset)
    .filter((y) => y - 0.75 * size >= at.y);
  const isFree = (y) => !textsNear(pen).some((other) => meets({ x: x - width / 2, y: y - 0.75 * size, width, height: 1.5 * size }, other));
  // Where every place lies on a text, it is better read than nothing.
  for (const y of [...heights.filter(isFree), ...heights]) {
    if (label(pen, text, x, y, look, { size })) return;
  }
}

/** Where the texts of a pane stand, as far as its views are known. */
function textsNear(pen) {
  pen.texts ??= elementsInSight(pen.layout).slice(0, 500).flatMap(({ element, box }) => (
    element.view ? textsIn(pen.layout, element.view, box) : []));
  return pen.texts;
}

/** The texts of a view and of those in it; `corner` is where the coordinates of its frame begin. */
function textsIn(layout, view, corner) {
  if (view.hidden || !view.frame.every(Number.isFinite)) return [];
  const [x, y, width, height] = view.frame;
  const [scrolledX, scrolledY] = view.bounds ?? [0, 0];
  const box = { x: corner.x + x, y: corner.y + y };
  const inside = (view.views ?? []).flatMap((other) => textsIn(layout, other, { x: box.x - scrolledX, y: box.y - scrolledY }));
  return view.text ? [placed(layout, { ...box, height, width: Math.min(width, breadthOf(view)) }), ...inside] : inside;
}

/** About how wide a view's text is, in points; its font ends with its size. */
function breadthOf({ text, font }) {
  const size = Number(/ ([\d.]+)$/.exec(font ?? '')?.[1]) || 17;
  return Math.max(...text.split('\n').map((line) => line.length)) * size * 0.6;
}
