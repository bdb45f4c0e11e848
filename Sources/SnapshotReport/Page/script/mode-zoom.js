// Zoom: a few pixels of both pictures as squares, with their values; one of them, under the cross,
// in words.

const lens = { id: null, x: 0, y: 0, size: 16, sides: {}, redraw: () => {} };
const lensSizes = [4, 8, 16, 32, 64];

function zoom(entry) {
  const readout = make('p', { class: 'readout', role: 'status', 'aria-live': 'polite' }, 'Loading…');
  const panes = make('div', { class: 'panes lenses' });
  pixelsFor(entry).then(
    (sides) => { if (state.selected === entry) openLens(entry, sides, panes, readout); },
    () => { readout.textContent = 'The pictures cannot be decoded.'; });
  return [lensTools(entry), readout, panes];
}

function lensTools(entry) {
  const regions = entry.pixels?.regions.length ?? 0;
  const between = regions ? [
    keyButton('Region before', '[', () => goToRegion(-1)), keyButton('Next region', ']', () => goToRegion(1))] : [];
  return make('div', { class: 'slide' },
    keyButton('Smaller', '-', () => magnify(-1)), keyButton('Larger', '+', () => magnify(1)), ...between);
}

function openLens(entry, sides, panes, readout) {
  if (lens.id !== entry.id) Object.assign(lens, { id: entry.id, region: 0, ...startOf(entry, sides) });
  lens.sides = sides;
  const canvases = sidesOf(entry).map((side) => lensCanvas(entry, side));
  panes.replaceChildren(...canvases.map(({ side, canvas }) => captioned(sideNames[side], canvas)));
  lens.redraw = () => {
    for (const { side, canvas } of canvases) drawLens(canvas, sides[side], sides[side === 'actual' ? 'expected' : 'actual']);
    readout.replaceChildren(...readoutOf(entry));
  };
  const observer = new ResizeObserver(() => {
    if (panes.isConnected) lens.redraw();
    else observer.disconnect();
  });
  observer.observe(panes);
  lens.redraw();
}

/** Where to look first: in the largest region that differs. */
function startOf(entry, sides) {
  const bounds = entry.pixels?.regions[0]?.bounds;
  return bounds ? differingIn(bounds, sides) : middleOf({ x: 0, y: 0, width: entry.width, height: entry.height });
}

function middleOf({ x, y, width, height }) {
  return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
}

function lensCanvas(entry, side) {
  const canvas = make('canvas', {
    class: 'lens', tabindex: '0', role: 'img',
    'aria-label': `${sideNames[side]}, magnified: arrow keys move by one pixel, with shift by ten`,
  });
  canvas.addEventListener('keydown', (event) => moveLens(event, entry));
  canvas.addEventListener('pointerdown', (event) => grabLens(event, canvas, entry));
  return { side, canvas };
}

function moveLens(event, entry) {
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  lookAt(entry, lens.x + way[0] * far, lens.y + way[1] * far);
}

function lookAt(entry, x, y) {
  lens.x = clamp(x, 0, entry.width - 1);
  lens.y = clamp(y, 0, entry.height - 1);
  lens.redraw();
}

/** A press looks at a pixel; dragging pulls the picture along. */
function grabLens(event, canvas, entry) {
  canvas.setPointerCapture(event.pointerId);
  const start = { x: lens.x, y: lens.y, left: event.clientX, top: event.clientY };
  let isDragged = false;
  const pull = (move) => {
    const [dx, dy] = [move.clientX - start.left, move.clientY - start.top];
    isDragged ||= Math.hypot(dx, dy) > 3;
    if (isDragged) lookAt(entry, start.x - Math.round(dx / lens.size), start.y - Math.round(dy / lens.size));
  };
  const drop = (end) => {
    canvas.removeEventListener('pointermove', pull);
    if (!isDragged) pressLens(end, canvas, entry);
  };
  canvas.addEventListener('pointermove', pull);
  canvas.addEventListener('pointerup', drop, { once: true });
}

function pressLens(event, canvas, entry) {
  const box = canvas.getBoundingClientRect();
  const { left, top } = lensOrigin(box.width, box.height);
  lookAt(entry, left + Math.floor((event.clientX - box.left) / lens.size),
    top + Math.floor((event.clientY - box.top) / lens.size));
}

function magnify(steps) {
  const place = clamp(lensSizes.indexOf(lens.size) + steps, 0, lensSizes.length - 1);
  lens.size = lensSizes[place];
  lens.redraw();
}

function goToRegion(steps) {
  const regions = state.selected?.pixels?.regions ?? [];
  if (!regions.length) return;
  lens.region = (lens.region + steps + regions.length) % regions.length;
  const { x, y } = differingIn(regions[lens.region].bounds, lens.sides);
  lookAt(state.selected, x, y);
}

function readoutOf(entry) {
  const [expected, actual] = ['expected', 'actual'].map((side) => pixelAt(lens.sides[side], lens.x, lens.y));
  const parts = [make('strong', {}, `${lens.x}, ${lens.y}`)];
  for (const [side, channels] of [['expected', expected], ['actual', actual]]) {
    if (entry[side]) parts.push(make('span', {}, `${sideNames[side]} `, swatch(channels)));
  }
  if (expected && actual) parts.push(make('span', {}, `Difference ${expected.map((value, n) => signed(actual[n] - value)).join(' ')}`));
  return parts;
}

function swatch(channels) {
  if (!channels) return 'none';
  const chip = make('span', { class: 'swatch' });
  chip.style.backgroundColor = hex(channels);
  return make('span', { class: 'swatch-words' }, chip, make('code', {}, hex(channels)), ` ${channels.join(' ')}`);
}
