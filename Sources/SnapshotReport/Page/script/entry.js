// An entry is one snapshot and what became of it.

const outcomes = {
  different: 'Different', missing: 'Missing', unreadable: 'Unreadable', error: 'Error',
  recorded: 'Recorded', same: 'Same',
};

const classNames = { layout: 'Layout', paint: 'Paint', text: 'Text', fonts: 'Fonts', metadata: 'Metadata' };

/**
 * The name in parts: `plants/markers.after.portrait.png` is markers, of plants, after and portrait.
 */
function nameOf(entry) {
  const folders = entry.name.split('/');
  const parts = folders.pop().split('.').slice(0, -1);
  return { chapter: folders.join(' / '), figure: parts[0] ?? entry.name, facets: parts.slice(1) };
}

/** The name in one line, as it is read aloud. */
function titleOf(entry) {
  const { figure, facets } = nameOf(entry);
  return [figure, ...facets].join(' ');
}

function failsIn(entry) { return entry.outcome !== 'same'; }

/** Whether there is something that could be accepted. */
function isOpen(entry) { return Boolean(entry.digest); }

/** What became of the entry, in words. */
function verdictOf(entry) {
  const classes = entry.classes.map((name) => classNames[name].toLowerCase());
  return [outcomes[entry.outcome].toLowerCase(), ...classes].join(', ');
}

/** The pictures that the entry has, by side. */
function sidesOf(entry) { return ['expected', 'actual'].filter((side) => entry[side]); }

function badge(changeClass) {
  return make('span', { class: `badge class-${changeClass}` }, classNames[changeClass]);
}

function verdictMark(entry) {
  return make('span', { class: `verdict verdict-${entry.outcome}` }, outcomes[entry.outcome]);
}
