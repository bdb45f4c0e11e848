// The list of entries, with a line above those that have one cause. Only the lines in sight exist,
// however many entries there are.

const rows = { lines: [], total: 0, margin: 8, first: -1, last: -1 };

function startList() {
  const list = byId('list');
  list.append(make('div', { class: 'list-space', role: 'presentation' }));
  list.addEventListener('scroll', drawRows, { passive: true });
  list.addEventListener('keydown', moveInList);
  new ResizeObserver(redrawRows).observe(list);
  listen(['shown', 'selected', 'decisions'], () => { placeRows(); scrollToSelected(); redrawRows(); });
}

/** Gives every line its place: entries, and above those of one cause what it is. */
function placeRows() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  let [top, before, place] = [0, null, 0];
  rows.lines = [];
  const add = (line, height) => {
    rows.lines.push({ ...line, top, height: Math.round(rem * height) });
    top += Math.round(rem * height);
  };
  for (const [cause, entries] of grouped(state.shown, (entry) => `${entry.outcome} ${causeOf(entry)}`)) {
    const isGroup = entries.length > 1 || entries[0].outcome === 'different';
    if (isGroup) add({ cause: causeOf(entries[0]), count: entries.length }, causeOf(entries[0]).length > 40 ? 3 : 2);
    else if (before) add({ cause: '', count: 0 }, 0.5);
    for (const entry of entries) add({ entry, place: place++ }, 3.75);
    before = isGroup ? cause : null;
  }
  rows.total = top;
}

/** Draws the lines in sight, whichever are there already. */
function redrawRows() {
  placeRows();
  rows.first = -1;
  drawRows();
}

/** Draws the lines in sight, unless they are there already. */
function drawRows() {
  const list = byId('list');
  const { lines } = rows;
  const bottom = list.scrollTop + list.clientHeight;
  const first = Math.max(lines.findIndex((line) => line.top + line.height > list.scrollTop) - rows.margin, 0);
  const after = lines.findIndex((line) => line.top >= bottom);
  const last = Math.min((after < 0 ? lines.length : after) + rows.margin, lines.length);
  if (first === rows.first && last === rows.last) return;
  Object.assign(rows, { first, last });
  const space = list.firstElementChild;
  space.style.height = `${rows.total}px`;
  space.replaceChildren(...lines.slice(first, last).map(placedLine));
  markActive(list);
}

function placedLine(line) {
  const element = line.entry ? row(line.entry, line.place) : causeLine(line);
  element.style.top = `${line.top}px`;
  element.style.height = `${line.height}px`;
  return element;
}

/** The cause that the entries below have; their own names say it to who listens. */
function causeLine({ cause, count }) {
  return make('div', { class: 'cause', 'aria-hidden': 'true', title: cause },
    ...count ? [outside(cause, { class: 'cause-words' }), make('span', { class: 'cause-count' }, count > 1 ? String(count) : '')] : []);
}

function markActive(list) {
  const active = state.selected && byId(`row-${state.selected.id}`);
  if (active) list.setAttribute('aria-activedescendant', active.id);
  else list.removeAttribute('aria-activedescendant');
}

function row(entry, place) {
  const { chapter, figure, facets } = nameOf(entry);
  const decision = decisionOf(entry);
  const folder = chapter || entry.store;
  return make('div', {
    class: 'row', role: 'option', id: `row-${entry.id}`, 'aria-setsize': state.shown.length,
    'aria-posinset': place + 1, 'aria-selected': String(entry === state.selected), title: entry.name,
    'aria-label': [titleOf(entry), chapter, verdictOf(entry), decisionWords[decision]].filter(Boolean).join(', '),
    onclick: () => { change({ selected: entry }); closeSide(); },
  },
  thumbnail(entry),
  make('span', { class: 'row-words' },
    make('span', { class: 'row-name' },
      make('span', { class: `dot verdict-${entry.outcome}` }), ...middled(figure, 12), ...middled(facets.join(' '), 12, 'row-facet')),
    make('span', { class: 'row-more' }, ...middled(folder, 16), ...classMarks(entry))),
  make('span', { class: `row-decision is-${decision ?? 'open'}` }, decisionMarks[decision] ?? ''));
}

/** The first class of change by its name, and how many more there are: all would be cut. */
function classMarks({ classes }) {
  const more = classes.length - 1;
  return classes.length ? [' ', badge(classes[0]), more > 0 ? make('span', { class: 'row-rest' }, `+${more}`) : null] : [];
}

/** A text that is cut in its middle where it does not fit: its last characters always stand. */
function middled(text, kept, name = '') {
  const letters = Array.from(text);
  const cut = letters.length > kept * 2 ? letters.length - kept : 0;
  const [head, tail] = [letters.slice(0, cut).join(''), letters.slice(cut).join('')];
  return [
    head ? outside(head, { class: `head ${name}` }) : null,
    tail ? outside(tail, { class: `tail ${name}${head ? ' is-after' : ''}` }) : null,
  ];
}

function scrollToSelected() {
  const list = byId('list');
  const line = rows.lines.find(({ entry }) => entry === state.selected);
  if (!state.selected || !line) return;
  if (line.top < list.scrollTop) list.scrollTop = line.place ? line.top : 0;
  const bottom = line.top + line.height - list.clientHeight;
  if (bottom > list.scrollTop) list.scrollTop = bottom;
}

function moveInList(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };
  if (!(event.key in steps) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  step(steps[event.key]);
}

/** Selects the entry some places further on. */
function step(places) {
  if (!state.shown.length) return;
  const place = state.shown.indexOf(state.selected) + places;
  change({ selected: state.shown[clamp(place, 0, state.shown.length - 1)] });
}
