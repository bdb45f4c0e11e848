// Which entries are shown: by verdict, by class of change, by kind of cause, by name. Nothing pressed
// in a row lets all pass.

function startFilter() {
  const present = Object.keys(outcomes).filter((outcome) => countOf('outcome', outcome) > 0);
  const failing = present.filter((outcome) => outcome !== 'same');
  for (const entry of state.report.entries) entry.kinds = kindsOf(entry);
  listen(['query', 'verdicts', 'classes', 'kinds'], applyFilter);
  byId('search').addEventListener('input', (event) => change({ query: event.target.value }));
  change({ verdicts: present.length > failing.length ? failing : [] });
  applyFilter();
}

function applyFilter() {
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = byCause(state.report.entries.filter((entry) => passes(entry, words)));
  const kept = shown.includes(state.selected) ? state.selected : shown[0] ?? null;
  change({ shown, selected: kept });
  drawChips();
}

function passes(entry, words) {
  if (state.verdicts.length && !state.verdicts.includes(entry.outcome)) return false;
  if (state.classes.length && !state.classes.some((name) => entry.classes.includes(name))) return false;
  if (state.kinds.length && !state.kinds.some((name) => entry.kinds.includes(name))) return false;
  const text = `${entry.store}/${entry.name} ${entry.owner}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function countOf(part, value) {
  return state.report.entries.filter((entry) => [].concat(entry[part]).includes(value)).length;
}

function drawChips() {
  drawChipRow('verdicts', 'outcome', outcomes, (name) => `verdict verdict-${name}`);
  drawChipRow('classes', 'classes', classNames, (name) => `badge class-${name}`);
  drawChipRow('kinds', 'kinds', kindNames, (name) => `kind kind-${name}`);
  const total = state.report.entries.length;
  byId('count').textContent = state.shown.length === total
    ? counted(total, 'snapshot') : `${state.shown.length} of ${counted(total, 'snapshot')}`;
}

/** Draws the chips once, then only presses them, so that the focus stays where it is. */
function drawChipRow(part, field, names, look) {
  const row = byId(part);
  if (!row.childElementCount) row.append(...chips(part, field, names, look));
  for (const chip of row.children) {
    chip.setAttribute('aria-pressed', String(state[part].includes(chip.dataset.value)));
  }
}

function chips(part, field, names, look) {
  return Object.keys(names).filter((name) => countOf(field, name) > 0).map((name) => button(
    make('span', { class: look(name) }, names[name]),
    {
      class: 'chip', 'data-value': name,
      onclick: () => change({ [part]: toggled(state[part], name) }),
    },
    make('span', { class: 'chip-count' }, String(countOf(field, name)))));
}
