// Figures that need no frames: colours as swatches, texts with the part that differs, an order as
// sheets that lie on each other, and everything else as two values.

const plainFigures = { color: colorFigure, text: textFigure, order: orderFigure, font: fontFigure };

/** One side of a figure, under its name. */
function sideFigure(name, ...content) {
  return make('div', { class: `cause-side is-${name}` },
    make('span', { class: 'cause-side-name' }, name === 'golden' ? 'Golden' : 'Now'), ...content);
}

function bothFigures({ golden, actual }, build) {
  return [sideFigure('golden', ...build(golden, actual)), sideFigure('actual', ...build(actual, golden))];
}

function wordsFigure(change) {
  return bothFigures(change, (value) => [valueWords(value)]);
}

function valueWords(value) {
  return value && value !== 'none' ? outside(value, { class: 'cause-value' }) : make('span', { class: 'cause-none' }, 'none');
}

/** Colours are the part of a value that is written as in goldens: #RRGGBB or #RRGGBBAA. */
function colorFigure(change) {
  return bothFigures(change, (value) => {
    const colors = value.match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi) ?? [];
    return [make('span', { class: 'cause-swatches' }, ...colors.slice(0, 4).map(causeSwatch)), valueWords(value)];
  });
}

function causeSwatch(color) {
  const element = make('span', { class: 'cause-swatch' }, make('i', {}));
  element.firstChild.style.backgroundColor = color;
  return element;
}

function fontFigure(change) {
  return bothFigures(change, (value, other) => [markedWords(value, other)]);
}

function textFigure(change) {
  return bothFigures(change, (value, other) => [markedWords(value, other)]);
}

/** A text with the part marked in which it differs from another. */
function markedWords(value, other) {
  if (!value) return valueWords(value);
  const [letters, others] = [Array.from(value), Array.from(other)];
  let start = 0;
  while (start < letters.length && start < others.length && letters[start] === others[start]) start += 1;
  let end = 0;
  const most = Math.min(letters.length, others.length) - start;
  while (end < most && letters[letters.length - 1 - end] === others[others.length - 1 - end]) end += 1;
  const part = (from, to) => letters.slice(from, to).join('');
  const middle = part(start, letters.length - end);
  return outside('', { class: 'cause-text' }, part(0, start),
    middle ? make('mark', {}, middle) : null, part(letters.length - end, letters.length));
}

/** An order as sheets, the last in front. Of a view that passed another only the two are known. */
function orderFigure(change) {
  const lists = [change.golden, change.actual].map((value) => layersIn(value, change));
  if (lists.some((list) => list.length < 2)) return wordsFigure(change);
  return [sideFigure('golden', sheets(lists[0], lists[1])), sideFigure('actual', sheets(lists[1], lists[0]))];
}

/** The names from the lowest sheet to the uppermost: views from back to front, lists from their end. */
function layersIn(value, { path }) {
  const own = path[path.length - 1] ?? '';
  const passed = /^(behind|in front of) (.+)$/.exec(value);
  if (passed) return passed[1] === 'behind' ? [own, passed[2]] : [passed[2], own];
  return value.split(', ').slice(0, 8).reverse();
}

/** Sheets one above the other, each a little to the right, with its name; those that moved stand out. */
function sheets(names, others) {
  const [width, step, slant] = [150, 26, 16];
  const height = names.length * step + 24;
  const kept = keptIn(names, others);
  const shapes = names.map((name, place) => {
    const [x, y] = [6 + slant * 0.4 * (names.length - 1 - place), height - 30 - place * step];
    const isMoved = !kept.includes(name);
    const points = [[x, y + 22], [x + slant, y], [x + width - 24, y], [x + width - 24 - slant, y + 22]];
    return draw('g', { class: `cause-sheet ${isMoved ? 'is-moved' : ''}` },
      draw('polygon', { points: points.map((point) => point.join(',')).join(' ') }),
      draw('text', { x: x + slant + 4, y: y + 15 }, shortened(name, 16)));
  });
  return draw('svg', { class: 'cause-picture', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...shapes);
}

/** The most names that have the same order in two lists. */
function keptIn(names, others) {
  const [name, ...rest] = names;
  if (name === undefined || !others.length) return [];
  const place = others.indexOf(name);
  const without = keptIn(rest, others);
  const within = place < 0 ? [] : [name, ...keptIn(rest, others.slice(place + 1))];
  return within.length > without.length ? within : without;
}

function shortened(text, length) {
  const letters = Array.from(text);
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}
