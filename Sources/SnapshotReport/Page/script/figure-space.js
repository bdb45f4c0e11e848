// Margins as bands along the sides of a view, spacings as gaps between its neighbours.

const sidesOfMargin = { top: 'top', left: 'left', leading: 'left', bottom: 'bottom', right: 'right', trailing: 'right' };

/** The margins that a value has: `top 8, leading 16`, or one number of a property `inset.left`. */
function marginsIn(value, property) {
  const margins = {};
  for (const [, side, number] of value.matchAll(/\b(top|left|leading|bottom|right|trailing) (-?\d+(?:\.\d+)?)/g)) {
    margins[sidesOfMargin[side]] = Number(number);
  }
  const side = sidesOfMargin[/\.?(top|left|leading|bottom|right|trailing)\b/.exec(property)?.[1]];
  if (!Object.keys(margins).length && side && Number.isFinite(Number(value))) margins[side] = Number(value);
  return margins;
}

/** The band of a side of a box. */
function band({ x, y, width, height }, side, length) {
  if (side === 'top') return { x, y, width, height: length };
  if (side === 'bottom') return { x, y: y + height - length, width, height: length };
  if (side === 'left') return { x, y, width: length, height };
  return { x: x + width - length, y, width: length, height };
}

function marginFigure(change, scene) {
  const boxes = sceneBoxes(scene);
  if (!boxes) return null;
  const margins = { from: marginsIn(change.golden, change.property), to: marginsIn(change.actual, change.property) };
  if (![...Object.values(margins.from), ...Object.values(margins.to)].some((length) => length > 0)) return null;
  const isChanged = (side) => (margins.from[side] ?? 0) !== (margins.to[side] ?? 0);
  return sceneSides(change, sceneWindow(boxes), (end, unit) => [
    ...sceneSurroundings(boxes[end], unit), sceneBox(boxes[end].view, 'cause-was', unit),
    ...Object.entries(margins[end]).filter(([, length]) => length > 0).map(([side, length]) => sceneBox(
      band(boxes[end].view, side, length), `cause-band ${isChanged(side) ? 'is-changed' : ''}`, unit)),
  ]);
}

/** The gaps between neighbours: of every two that stand in one row or column with nothing between. */
function gapsIn(boxes, isDown) {
  const turn = ({ x, y, width, height }) => (isDown ? { x: y, y: x, width: height, height: width } : { x, y, width, height });
  const turnedBoxes = boxes.map(turn);
  return turnedBoxes.flatMap((box) => {
    const end = box.x + box.width;
    const after = turnedBoxes.filter((other) => other.x >= end - 0.01 && other.y < box.y + box.height && box.y < other.y + other.height);
    const next = after.sort((a, b) => a.x - b.x)[0];
    if (!next || next.x - end < 0.01) return [];
    const [top, bottom] = [Math.max(box.y, next.y), Math.min(box.y + box.height, next.y + next.height)];
    return [turn({ x: end, y: top, width: next.x - end, height: bottom - top })];
  });
}

/** Whether neighbours follow each other downwards. */
function isColumn(change, boxes) {
  if (change.property === 'line spacing') return true;
  if (change.property === 'interitem spacing') return false;
  return gapsIn(boxes, true).length >= gapsIn(boxes, false).length;
}

function spacingFigure(change, scene) {
  const boxes = sceneBoxes(scene);
  if (!boxes) return null;
  const isDown = isColumn(change, boxes.to.inside);
  if (!gapsIn(boxes.from.inside, isDown).length && !gapsIn(boxes.to.inside, isDown).length) return null;
  return sceneSides(change, sceneWindow(boxes), (side, unit) => [
    ...sceneSurroundings(boxes[side], unit),
    sceneBox(boxes[side].view, 'cause-was', unit),
    ...gapsIn(boxes[side].inside, isDown).map((gap) => sceneBox(gap, 'cause-gap', unit)),
  ]);
}
