// Spacings: the space between the cells of a line, and between lines, as it came out (not the least
// that was asked for).

function drawSpacings(pen) {
  const shapes = [];
  for (const cells of cellsBySection(pen.layout).values()) {
    const lines = linesOf(pen.layout, cells);
    for (const line of lines) shapes.push(...gapsInLine(pen, line));
    shapes.push(...gapsBetween(pen, lines));
  }
  return shapes;
}

/** The cells line by line, turned so that lines follow each other downwards. */
function linesOf(layout, cells) {
  const boxes = cells.map(({ element, box }) => ({ line: element.line, box: turned(layout, box) }));
  if (boxes.every(({ line }) => Number.isInteger(line))) {
    return [...grouped(boxes, ({ line }) => line).values()].map((line) => line.map(({ box }) => box));
  }
  const lines = [];
  let end = -Infinity;
  for (const { box } of boxes) {
    if (box.y >= end) lines.push([]);
    lines.at(-1)?.push(box);
    end = Math.max(end, box.y + box.height);
  }
  return lines;
}

function gapsInLine(pen, line) {
  const cells = [...line].sort((a, b) => a.x - b.x);
  return cells.slice(1).flatMap((cell, number) => {
    const before = cells[number];
    const x = before.x + before.width;
    const y = Math.max(before.y, cell.y);
    const height = Math.min(before.y + before.height, cell.y + cell.height) - y;
    return gap(pen, { value: cell.x - x, x, y, width: cell.x - x, height }, 'between-items');
  });
}

function gapsBetween(pen, lines) {
  const boxes = lines.filter((line) => line.length).map(around).sort((a, b) => a.y - b.y);
  return boxes.slice(1).flatMap((box, number) => {
    const before = boxes[number];
    const both = around([before, box]);
    const y = before.y + before.height;
    return gap(pen, { value: box.y - y, x: both.x, y, width: both.width, height: box.y - y }, 'between-lines');
  });
}

function gap(pen, strip, look) {
  if (!(strip.width > 0 && strip.height > 0)) return [];
  const box = { value: strip.value, ...turned(pen.layout, strip) };
  if (!meets(placed(pen.layout, box), pen.seen)) return [];
  tellValue(pen, box, look);
  return [shape(pen, box, { class: `gap ${look}`, 'data-value': points(strip.value) })];
}

/** The sections with more cells than one, between which there is a gap. */
function sectionsWithGaps(layout) {
  return [...cellsBySection(layout).values()].filter((cells) => cells.length > 1);
}
