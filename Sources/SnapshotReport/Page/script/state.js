// What the page shows. Everything on it is drawn from this one value by those who listen for its
// parts.

const settings = { mode: 'two-up', overlays: ['moves'], size: 'fit', theme: 'system' };

const state = {
  report: { title: '', notices: [], command: '', entries: [] },
  shown: [], selected: null, query: '', verdicts: [], classes: [], kinds: [], decisions: {}, seen: new Set(),
  pane: null, windows: null, focus: null,
  ...settings, ...recall('settings', {}),
};

const listeners = [];

/** Calls back after any of the named parts changed. */
function listen(parts, callback) { listeners.push({ parts, callback }); }

/** Changes parts of the state and tells who listens, each once. */
function change(parts) {
  const changed = Object.keys(parts).filter((part) => state[part] !== parts[part]);
  Object.assign(state, parts);
  if (changed.some((part) => part in settings)) {
    remember('settings', Object.fromEntries(Object.keys(settings).map((part) => [part, state[part]])));
  }
  for (const { parts: wanted, callback } of listeners) {
    if (wanted.some((part) => changed.includes(part))) callback();
  }
}

/** Returns a list with a value, or without it where it had it. */
function toggled(list, value) {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}
