// What moved: the old frame dashed, the new one solid, and an arrow from one to the other.

function drawMoves(pen) {
  const moves = pen.moves.map((move) => ({
    ...move, from: move.from && rectangle(move.from), to: move.to && rectangle(move.to),
  }));
  return moves.flatMap((move) => (pen.side === 'expected' ? oldFrame(pen, move) : drawMove(pen, move)));
}

function oldFrame(pen, move) {
  if (!move.from) return [];
  const look = move.to ? 'move-old' : 'move-gone';
  return [shape(pen, move.from, { class: look, ...dashes(pen), 'data-index': move.index })];
}

function drawMove(pen, move) {
  if (!move.to) return move.from ? [...oldFrame(pen, move), mark(pen, move.from, '−', 'is-gone')] : [];
  if (!move.from) {
    return [shape(pen, move.to, { class: 'move-new-element', 'data-index': move.index }), mark(pen, move.to, '+', 'is-new')];
  }
  if (sameBox(move.from, move.to)) return [shape(pen, move.to, { class: 'move-look', 'data-index': move.index })];
  return [
    ...oldFrame(pen, move), shape(pen, move.to, { class: 'move-new', 'data-index': move.index }), ...arrow(pen, move)];
}

function sameBox(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function dashes(pen) { return { 'stroke-dasharray': `${4 * pen.unit} ${3 * pen.unit}` }; }

function mark(pen, box, text, look) {
  const at = placed(pen.layout, box);
  return label(pen, text, at.x + at.width / 2, at.y + at.height / 2, { class: look });
}

/** An arrow between the frames' middles; too short a way has no arrow, its frames say enough. */
function arrow(pen, { from, to }) {
  const [a, b] = [middle(placed(pen.layout, from)), middle(placed(pen.layout, to))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const head = Math.min(7 * pen.unit, length * 0.7);
  if (length < 3 * pen.unit) return [];
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const neck = { x: b.x - dx * head, y: b.y - dy * head };
  const half = head * 0.55;
  const tip = `${b.x},${b.y} ${neck.x - dy * half},${neck.y + dx * half} ${neck.x + dy * half},${neck.y - dx * half}`;
  return [
    draw('line', { class: 'move-arrow', x1: a.x, y1: a.y, x2: neck.x, y2: neck.y, 'stroke-width': 2 * pen.unit }),
    draw('polygon', { class: 'move-head', points: tip })];
}

function middle(box) { return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; }
