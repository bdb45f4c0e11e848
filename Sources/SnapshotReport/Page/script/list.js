// The list of entries. Only the rows in sight exist, however many entries there are.

const rows = { height: 56, margin: 8, first: -1, last: -1 };

function startList() {
  const list = byId('list');
  list.append(make('div', { class: 'list-space', role: 'presentation' }));
  list.addEventListener('scroll', drawRows, { passive: true });
  list.addEventListener('keydown', moveInList);
  new ResizeObserver(redrawRows).observe(list);
  listen(['shown', 'selected', 'decisions'], () => { scrollToSelected(); redrawRows(); });
}

function measureRow() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  rows.height = Math.round(rem * 3.5);
}

/** Draws the rows in sight, whichever are there already. */
function redrawRows() {
  measureRow();
  rows.first = -1;
  drawRows();
}

/** Draws the rows in sight, unless they are there already. */
function drawRows() {
  const list = byId('list');
  const first = clamp(Math.floor(list.scrollTop / rows.height) - rows.margin, 0, state.shown.length);
  const seen = Math.ceil(list.clientHeight / rows.height) + rows.margin * 2;
  const last = Math.min(first + seen, state.shown.length);
  if (first === rows.first && last === rows.last) return;
  Object.assign(rows, { first, last });
  const space = list.firstElementChild;
  space.style.height = `${state.shown.length * rows.height}px`;
  space.replaceChildren(...state.shown.slice(first, last).map((entry, place) => row(entry, first + place)));
  markActive(list);
}

function markActive(list) {
  const active = state.selected && byId(`row-${state.selected.id}`);
  if (active) list.setAttribute('aria-activedescendant', active.id);
  else list.removeAttribute('aria-activedescendant');
}

function row(entry, place) {
  const { chapter, figure, facets } = nameOf(entry);
  const decision = decisionOf(entry);
  const element = make('div', {
    class: 'row', role: 'option', id: `row-${entry.id}`, 'aria-setsize': state.shown.length,
    'aria-posinset': place + 1, 'aria-selected': String(entry === state.selected), title: entry.name,
    'aria-label': [titleOf(entry), chapter, verdictOf(entry), decisionWords[decision]].filter(Boolean).join(', '),
    onclick: () => change({ selected: entry }),
  },
  make('span', { class: `dot verdict-${entry.outcome}` }),
  make('span', { class: 'row-words' },
    make('span', { class: 'row-name' }, ...middled(figure, facets.length ? 0 : 12),
      ...facets.flatMap((facet, place) => [' ', ...middled(facet, place + 1 < facets.length ? 0 : 12, 'facet')])),
    make('span', { class: 'row-more' }, ...middled(chapter || entry.store, 16), ' ',
      ...entry.classes.map((name) => badge(name)))),
  make('span', { class: `row-decision is-${decision ?? 'open'}` }, decisionMarks[decision] ?? ''));
  element.style.top = `${place * rows.height}px`;
  element.style.height = `${rows.height}px`;
  return element;
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
  const place = state.shown.indexOf(state.selected);
  if (place < 0) return;
  const top = place * rows.height;
  if (top < list.scrollTop) list.scrollTop = top;
  const bottom = top + rows.height - list.clientHeight;
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
