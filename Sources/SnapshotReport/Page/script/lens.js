// Draws what the zoom sees of one picture: squares, a grid, dots on what differs, values where
// they fit.

/** The first column and row that a lens of a size shows; the cross stands in its middle. */
function lensOrigin(width, height) {
  return {
    left: lens.x - Math.floor(width / lens.size / 2), top: lens.y - Math.floor(height / lens.size / 2),
    columns: Math.ceil(width / lens.size), lines: Math.ceil(height / lens.size),
  };
}

function drawLens(canvas, side, other) {
  const box = canvas.getBoundingClientRect();
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(box.width * density);
  canvas.height = Math.round(box.height * density);
  const context = canvas.getContext('2d');
  context.scale(density, density);
  context.imageSmoothingEnabled = false;
  const view = lensOrigin(box.width, box.height);
  if (side) drawSquares(context, side, view);
  if (side && other) drawDots(context, side, other, view);
  drawCross(context, view);
}

function drawSquares(context, side, { left, top, columns, lines }) {
  const { size } = lens;
  context.drawImage(side.canvas, left, top, columns, lines, 0, 0, columns * size, lines * size);
  if (size >= 16) drawGrid(context, columns, lines);
  if (size >= 64) drawValues(context, side, { left, top, columns, lines });
}

function drawGrid(context, columns, lines) {
  const { size } = lens;
  context.fillStyle = 'rgba(128, 128, 128, 0.35)';
  for (let column = 0; column <= columns; column += 1) context.fillRect(column * size, 0, 1, lines * size);
  for (let line = 0; line <= lines; line += 1) context.fillRect(0, line * size, columns * size, 1);
}

/** Red, green and blue of each pixel, one below the other. */
function drawValues(context, side, { left, top, columns, lines }) {
  const { size } = lens;
  const data = pixelBlock(side, left, top, columns, lines);
  context.font = '11px ui-monospace, monospace';
  context.textAlign = 'center';
  for (let place = 0; place < columns * lines; place += 1) {
    const [red, green, blue, alpha] = data.slice(place * 4, place * 4 + 4);
    if (alpha === 0) continue;
    context.fillStyle = red * 2 + green * 5 + blue > 1020 ? '#000' : '#fff';
    const x = (place % columns + 0.5) * size;
    const y = (Math.floor(place / columns) + 0.5) * size;
    [red, green, blue].forEach((value, number) => context.fillText(value, x, y + (number - 1) * 14 + 4));
  }
}

/** A dot in the corner of every pixel that is not the same in both pictures. */
function drawDots(context, side, other, { left, top, columns, lines }) {
  const { size } = lens;
  if (size < 8) return;
  const [mine, theirs] = [side, other].map((one) => pixelBlock(one, left, top, columns, lines));
  const radius = Math.max(size / 9, 1.5);
  context.lineWidth = 1;
  for (let place = 0; place < columns * lines; place += 1) {
    if ([0, 1, 2, 3].every((channel) => mine[place * 4 + channel] === theirs[place * 4 + channel])) continue;
    const x = (place % columns) * size + radius * 2;
    const y = Math.floor(place / columns) * size + radius * 2;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = '#ff2d55';
    context.strokeStyle = '#fff';
    context.fill();
    context.stroke();
  }
}

function drawCross(context, { left, top }) {
  const { size } = lens;
  const [x, y] = [(lens.x - left) * size, (lens.y - top) * size];
  context.lineWidth = 2;
  context.strokeStyle = '#fff';
  context.strokeRect(x - 1, y - 1, size + 2, size + 2);
  context.strokeStyle = '#0a84ff';
  context.strokeRect(x - 3, y - 3, size + 6, size + 6);
}
