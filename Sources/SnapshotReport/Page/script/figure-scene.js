// Figures of what has a place: a frame before and after, a constraint as a dimension line, a margin
// as bands, a spacing as gaps. Both sides are drawn at one scale, cut to what changed.

const sceneFigures = {
  frame: frameFigure, constraint: constraintFigure, margin: marginFigure, spacing: spacingFigure, arrangement: arrangementFigure,
};

const sceneNames = { from: 'golden', to: 'actual' };

/** A scene with rectangles in place of numbers; null where one of them is none. */
function sceneBoxes(scene) {
  const boxes = Object.fromEntries(['from', 'to'].map((side) => [side, {
    superview: scene[side].superview && rectangle(scene[side].superview), view: rectangle(scene[side].view),
    inside: scene[side].inside.map(rectangle).filter(Boolean), line: scene[side].line,
  }]));
  return boxes.from.view && boxes.to.view ? boxes : null;
}

/** The part of the scene that is shown: what changed with something around it, within the superview. */
function sceneWindow(boxes, extra = []) {
  const inner = around([boxes.from.view, boxes.to.view, ...extra]);
  const by = Math.max(12, Math.max(inner.width, inner.height) * 0.18);
  const outer = [boxes.from.superview, boxes.to.superview].filter(Boolean);
  const whole = outer.length ? around([...outer, inner]) : inner;
  const [left, top] = [Math.max(inner.x - by, whole.x - 2), Math.max(inner.y - by, whole.y - 2)];
  const right = Math.min(inner.x + inner.width + by, whole.x + whole.width + 2);
  const bottom = Math.min(inner.y + inner.height + by, whole.y + whole.height + 2);
  return withLeastHeight({ x: left, y: top, width: Math.max(right - left, 8), height: Math.max(bottom - top, 8) });
}

/** A very flat or very high part is given room, so that its figure is neither a line nor a tower. */
function withLeastHeight(box) {
  const height = Math.max(box.height, box.width * 0.4);
  const width = Math.max(box.width, height * 0.7);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** The picture of one side; `unit` is about a point of the screen. */
function scenePicture(seen, build) {
  const unit = Math.max(seen.width, seen.height * 0.8) / 140;
  return draw('svg', {
    class: 'cause-picture', viewBox: [seen.x, seen.y, seen.width, seen.height].join(' '), 'aria-hidden': 'true',
  }, ...build(unit));
}

/** A rectangle of a figure. */
function sceneBox(box, name, unit, attributes = {}) {
  return draw('rect', { ...box, class: name, 'stroke-width': 1.25 * unit, ...attributes });
}

function sceneSurroundings({ superview, inside }, unit) {
  return [superview ? sceneBox(superview, 'cause-superview', unit) : null,
    ...inside.map((box) => sceneBox(box, 'cause-inside', unit))].filter(Boolean);
}

/** Both sides of a figure, each with its picture and its value. */
function sceneSides(change, seen, build) {
  return ['from', 'to'].map((side) => sideFigure(sceneNames[side],
    scenePicture(seen, (unit) => build(side, unit)), valueWords(side === 'from' ? change.golden : change.actual)));
}

/** The frame before as an outline under the frame now. */
function frameFigure(change, scene) {
  const boxes = sceneBoxes(scene);
  if (!boxes) return null;
  const others = scene.others.map((pair) => pair.map(rectangle)).filter((pair) => pair.every(Boolean));
  const seen = sceneWindow(boxes);
  return sceneSides(change, seen, (side, unit) => [
    ...sceneSurroundings(boxes[side], unit),
    ...others.map(([from, to]) => sceneBox(side === 'from' ? from : to, 'cause-other', unit)),
    side === 'to' ? sceneBox(boxes.from.view, 'cause-before', unit, { 'stroke-dasharray': `${4 * unit} ${3 * unit}` }) : null,
    sceneBox(boxes[side].view, side === 'from' ? 'cause-was' : 'cause-view', unit),
  ].filter(Boolean));
}

/** A constraint as a dimension line from its second item to its first. */
function constraintFigure(change, scene) {
  const boxes = sceneBoxes(scene);
  if (!boxes) return null;
  const ends = ['from', 'to'].flatMap((side) => pointsOf(boxes[side].line));
  const seen = sceneWindow(boxes, ends.map(([x, y]) => ({ x, y, width: 0, height: 0 })));
  return sceneSides(change, seen, (side, unit) => [
    ...sceneSurroundings(boxes[side], unit), sceneBox(boxes[side].view, 'cause-view', unit),
    ...dimension(pointsOf(boxes[side].line), unit),
  ]);
}

function pointsOf(line) {
  return line.length === 4 && line.every(Number.isFinite) ? [line.slice(0, 2), line.slice(2)] : [];
}

/** A line with a bar at each end. */
function dimension(points, unit) {
  if (points.length !== 2) return [];
  const [[x1, y1], [x2, y2]] = points;
  const bar = Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? [0, 5 * unit] : [5 * unit, 0];
  const line = (a, b) => draw('line', { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: 'cause-dimension', 'stroke-width': 2 * unit });
  return [line([x1, y1], [x2, y2]),
    ...points.map(([x, y]) => line([x - bar[0], y - bar[1]], [x + bar[0], y + bar[1]]))];
}

/** How views that are arranged stand before and now. */
function arrangementFigure(change, scene) {
  const boxes = sceneBoxes(scene);
  if (!boxes) return null;
  return sceneSides(change, sceneWindow(boxes), (side, unit) => [
    boxes[side].superview ? sceneBox(boxes[side].superview, 'cause-superview', unit) : null,
    sceneBox(boxes[side].view, 'cause-was', unit),
    ...boxes[side].inside.map((box) => sceneBox(box, 'cause-view', unit)),
  ].filter(Boolean));
}
