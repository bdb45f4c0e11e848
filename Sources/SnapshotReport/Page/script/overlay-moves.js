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

/** An arrow between the frames' middles; where the way is too short for one, it is told in points. */
function arrow(pen, { from, to }) {
  const [a, b] = [middle(placed(pen.layout, from)), middle(placed(pen.layout, to))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 14 * pen.unit) return way(pen, from, to);
  const head = 7 * pen.unit;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const neck = { x: b.x - dx * head, y: b.y - dy * head };
  const half = head * 0.55;
  const tip = `${b.x},${b.y} ${neck.x - dy * half},${neck.y + dx * half} ${neck.x + dy * half},${neck.y - dx * half}`;
  return [
    draw('line', { class: 'move-arrow', x1: a.x, y1: a.y, x2: neck.x, y2: neck.y, 'stroke-width': 2 * pen.unit }),
    draw('polygon', { class: 'move-head', points: tip })];
}

function way(pen, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const text = dx || dy ? `${signed(dx)}, ${signed(dy)}` : `${points(to.width)} × ${points(to.height)}`;
  const at = placed(pen.layout, to);
  // The difference itself shows how far; there a plate would hide it.
  if (pen.side === 'difference' || at.width < labelWidth(pen, text)) return [];
  return [label(pen, text, at.x + at.width / 2, at.y + at.height - 10 * pen.unit, { class: 'is-move' })];
}

/** A number with its sign and no more than two decimals. */
function signed(value) { return `${value > 0 ? '+' : ''}${points(value)}`.replace('-', '−'); }

function middle(box) { return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; }
