// Overlays are drawn over a picture from the layout it carries, in pixels of the picture. Lines and
// letters are measured on the screen: `unit` is how many of its pixels one on the screen takes.
// They grow with a pane, between what can be read and what would cover its elements.
// No label lies on another: one that does not fit is left out.

const overlayNames = {
  moves: { label: 'What moved', key: 'm', build: drawMoves, hasShapes: ({ moves }) => moves.some((pane) => pane.moves.length || pane.marks.some(({ places }) => places.length)) },
  frames: { label: 'Frames', key: 'f', build: drawFrames, hasShapes: (details) => hasInSight(details, elementsInSight) },
  indexes: { label: 'Index paths', key: 'i', build: drawIndexes, hasShapes: (details) => hasInSight(details, elementsInSight) },
  insets: { label: 'Insets', key: 'n', build: drawInsets, hasShapes: (details) => hasInSight(details, sectionsWithInsets) },
  spacings: { label: 'Spacings', key: 's', build: drawSpacings, hasShapes: (details) => hasInSight(details, sectionsWithGaps) },
};

/** Whether any pane of either picture has some of what a function finds in a layout. */
function hasInSight(details, find) {
  return ['expected', 'actual'].some((side) => details[side]?.layouts.some((layout) => find(layout).length));
}

/** Whose labels have the right of way; shapes lie on each other the other way round. */
const overlayOrder = ['moves', 'indexes', 'frames', 'insets', 'spacings'];

/**
 * Beyond this many shapes of one kind a picture is no longer readable, and the page no longer
 * quick.
 */
const shapeLimit = 3000;

function toggleOverlay(name) {
  if (document.querySelector(`[data-overlay=${name}]`)?.disabled) return announce(`${overlayNames[name].label}: there is nothing to show`);
  change({ overlays: toggled(state.overlays, name) });
  announce(`${overlayNames[name].label}: ${state.overlays.includes(name) ? 'on' : 'off'}`);
}

/** Makes the overlays of a side, which draw themselves when their size is known. */
function overlay(entry, side) {
  const element = draw('svg', {
    class: 'overlay', viewBox: `0 0 ${entry.width} ${entry.height}`, 'aria-hidden': 'true', 'data-overlays': side,
  });
  element.redraw = () => drawOverlay(element, entry, side);
  let width = 0;
  new ResizeObserver(() => {
    if (Math.abs(element.clientWidth - width) < 1) return;
    width = element.clientWidth;
    element.redraw();
  }).observe(element);
  return element;
}

function drawOverlays() {
  for (const element of document.querySelectorAll('.overlay')) element.redraw();
}

let overlayNumber = 0;

async function drawOverlay(element, entry, side) {
  const details = await detailsOf(entry);
  if (!details || !element.clientWidth) return;
  const unit = entry.width / element.clientWidth;
  const layouts = details[side === 'difference' ? 'actual' : side]?.layouts ?? noLayouts;
  overlayNumber += 1;
  const groups = layouts.map((layout, number) => {
    return drawPane(penFor(layout, { unit, side, ...changesIn(details, layout), id: `overlay-${overlayNumber}-${number}` }));
  });
  element.replaceChildren(...groups);
}

/** What the shapes over one pane are drawn with. */
function penFor(layout, { unit, side, moves, marks, id }) {
  const seen = windowOf(layout);
  const breadth = isDrawable(seen) ? seen.width / unit : 0;
  return {
    unit, side, moves, marks, id, layout, seen, labels: [],
    line: clamp(breadth / 150, 0.75, 1.5) * unit, letter: clamp(breadth / 30, 7, 14) * unit,
  };
}

/**
 * Draws what is switched on over one pane, and nothing outside of it; labels lie above all shapes.
 */
function drawPane(pen) {
  if (!isDrawable(pen.seen)) return draw('g');
  const layers = overlayOrder.filter((name) => state.overlays.includes(name)).map((name) => draw(
    'g', { 'data-layer': name }, ...overlayNames[name].build(pen).slice(0, shapeLimit)));
  const inside = draw('g', { 'clip-path': `url(#${pen.id})` },
    draw('clipPath', { id: pen.id }, draw('rect', pen.seen)), ...layers.reverse(), ...drawFocus(pen, true),
    draw('g', {}, ...pen.labels.map(({ element }) => element)));
  return draw('g', {}, drawAroundElements(pen), inside);
}

/** A rectangle of the content as a shape. */
function shape(pen, box, attributes) {
  return draw('rect', { ...placed(pen.layout, box), 'stroke-width': pen.line, ...attributes });
}

/** How wide a text is on its plate, in heights of its letters. */
function plateWidth(text) { return text.length * 0.62 + 0.9; }

/**
 * Adds a text on a plate, around a point of the picture or as near as it is seen whole, if it
 * fits; returns whether it did.
 */
function label(pen, text, middle, y, look = '', { size = pen.letter, isTurned = false } = {}) {
  const [along, across] = [plateWidth(text) * size, 1.5 * size];
  const [width, height] = isTurned ? [across, along] : [along, across];
  const least = pen.seen.x + width / 2;
  const x = clamp(middle, least, Math.max(least, pen.seen.x + pen.seen.width - width / 2));
  const plate = { x: x - width / 2, y: y - height / 2, width, height };
  if (pen.labels.length >= shapeLimit || pen.labels.some((other) => meets(plate, other.plate))) return false;
  const element = draw('g', { class: `label ${look}`, transform: isTurned ? `rotate(-90 ${x} ${y})` : null },
    draw('rect', { x: x - along / 2, y: y - across / 2, width: along, height: across, rx: size * 0.35 }),
    draw('text', { x, y: y + size * 0.36, 'font-size': size, 'text-anchor': 'middle' }, text));
  pen.labels.push({ plate, element });
  return true;
}

/** A number as it is written on a picture. */
function points(value) { return String(Math.round(value * 100) / 100); }
