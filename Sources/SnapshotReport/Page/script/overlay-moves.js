// What moved: the old frame dashed, the new one solid, and an arrow from one to the other. Of an
// element that stands where it stood only the views that changed are marked.

function drawMoves(pen) {
  const moves = movesInSight(pen).filter((move) => !isInViewsOnly(pen, move));
  const elements = moves.flatMap((move) => (pen.side === 'expected' ? oldFrame(pen, move) : drawMove(pen, move)));
  return [...elements, ...drawChangedViews(pen, true)];
}

function movesInSight(pen) {
  const isSeen = (box) => box && meets(placed(pen.layout, box), pen.seen);
  return pen.moves.map((move) => ({
    ...move, from: move.from && rectangle(move.from), to: move.to && rectangle(move.to),
  })).filter(({ from, to }) => isSeen(from) || isSeen(to));
}

/** Whether an element stands where it stood, and the views are known that changed in it. */
function isInViewsOnly(pen, { kind, index, from, to }) {
  return from && to && sameBox(from, to)
    && pen.marks.some(({ places }) => places.some((place) => place.isView && place.kind === kind && place.index === index));
}

function oldFrame(pen, move) {
  if (!move.from) return [];
  const look = move.to ? 'move-old' : 'move-gone';
  return [shape(pen, move.from, { class: look, ...dashes(pen), 'data-index': move.index })];
}

function drawMove(pen, move) {
  if (!move.to) {
    cornerLabel(pen, move.from, '−', 'is-gone');
    return oldFrame(pen, move);
  }
  if (!move.from) {
    cornerLabel(pen, move.to, '+', 'is-new');
    return [newFrame(pen, move, 'move-new-element')];
  }
  if (sameBox(move.from, move.to)) return [newFrame(pen, move, 'move-look')];
  return [...oldFrame(pen, move), newFrame(pen, move, 'move-new'), ...arrow(pen, move)];
}

function newFrame(pen, move, look) { return shape(pen, move.to, { class: look, 'data-index': move.index }); }

function sameBox(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function dashes(pen) { return { 'stroke-dasharray': `${4 * pen.unit} ${3 * pen.unit}` }; }

/**
 * An arrow between the frames' middles; where the way is too short for one, or the frame only grew,
 * it is told in points.
 */
function arrow(pen, { from, to }) {
  const [a, b] = [middle(placed(pen.layout, from)), middle(placed(pen.layout, to))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const onlyGrew = from.x === to.x && from.y === to.y;
  if (onlyGrew || length < 14 * pen.unit) {
    tellWay(pen, from, to);
    return [];
  }
  const head = 7 * pen.unit;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const neck = { x: b.x - dx * head, y: b.y - dy * head };
  const half = head * 0.55;
  const tip = `${b.x},${b.y} ${neck.x - dy * half},${neck.y + dx * half} ${neck.x + dy * half},${neck.y - dx * half}`;
  return [
    draw('line', { class: 'move-arrow', x1: a.x, y1: a.y, x2: neck.x, y2: neck.y, 'stroke-width': pen.line * 1.3 }),
    draw('polygon', { class: 'move-head', points: tip })];
}

function tellWay(pen, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const text = dx || dy ? `${signed(dx)}, ${signed(dy)}` : `${points(to.width)} × ${points(to.height)}`;
  // The difference itself shows how far; there a plate would hide it.
  if (pen.side !== 'difference') cornerLabel(pen, to, text, 'is-move');
}

/** A number with its sign and no more than two decimals. */
function signed(value) { return `${value > 0 ? '+' : ''}${points(value)}`.replace('-', '−'); }

function middle(box) { return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; }
