// Overlays are drawn over a picture from the layout it carries, in pixels of the picture. Lines and letters keep their
// size on the screen, whatever the picture is scaled to: `unit` is how many of its pixels one on the screen takes.

const overlayNames = {
  moves: { label: 'What moved', key: 'm', build: drawMoves },
  frames: { label: 'Frames', key: 'f', build: drawFrames },
  indexes: { label: 'Index paths', key: 'i', build: drawIndexes },
  insets: { label: 'Insets', key: 'n', build: drawInsets },
  spacings: { label: 'Spacings', key: 's', build: drawSpacings },
};

/** Beyond this many shapes of one kind a picture is no longer readable, and the page no longer quick. */
const shapeLimit = 3000;

function toggleOverlay(name) {
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
  if (!entry.hasLayout || !element.clientWidth) return;
  const unit = entry.width / element.clientWidth;
  const details = await load(`details/${entry.id}`);
  const layouts = details[side === 'difference' ? 'actual' : side]?.layouts ?? noLayouts;
  overlayNumber += 1;
  const groups = layouts.map((layout, number) => {
    const pen = { unit, side, layout, moves: movesIn(details, layout), id: `overlay-${overlayNumber}-${number}` };
    return drawPane(pen);
  });
  element.replaceChildren(...groups);
}

function movesIn(details, layout) {
  return details.moves.find(({ pane }) => pane === layout.name)?.moves ?? [];
}

/** Draws what is switched on over one pane, and nothing outside of it. */
function drawPane(pen) {
  const seen = windowOf(pen.layout);
  if (!isDrawable(seen)) return draw('g');
  const layers = Object.entries(overlayNames).reverse()
    .filter(([name]) => state.overlays.includes(name))
    .map(([name, { build }]) => draw('g', { 'data-layer': name }, ...build(pen).slice(0, shapeLimit)));
  return draw('g', { 'clip-path': `url(#${pen.id})` },
    draw('clipPath', { id: pen.id }, draw('rect', seen)), ...layers);
}

/** A rectangle of the content as a shape. */
function shape(pen, box, attributes) {
  return draw('rect', { ...placed(pen.layout, box), 'stroke-width': 1.5 * pen.unit, ...attributes });
}

/** How wide a text is on its plate. */
function labelWidth(pen, text) { return (text.length * 0.62 + 0.9) * 11 * pen.unit; }

/** A text on a plate, around a point of the picture, or as near as it is seen whole. */
function label(pen, text, middle, y, attributes = {}) {
  const size = 11 * pen.unit;
  const width = labelWidth(pen, text);
  const seen = windowOf(pen.layout);
  const x = clamp(middle, seen.x + width / 2, Math.max(seen.x + seen.width - width / 2, seen.x + width / 2));
  return draw('g', { class: `label ${attributes.class ?? ''}` },
    draw('rect', { x: x - width / 2, y: y - size * 0.75, width, height: size * 1.5, rx: size * 0.35 }),
    draw('text', { x, y: y + size * 0.36, 'font-size': size, 'text-anchor': 'middle' }, text));
}

/** A number as it is written on a picture. */
function points(value) { return String(Math.round(value * 100) / 100); }
