// The selected entry stands in the address, so that it can be linked to and survives a reload.

function startAddress() {
  readAddress();
  writeAddress();
  listen(['selected'], writeAddress);
  addEventListener('hashchange', readAddress);
}

function addressOf(entry) { return [entry.store, entry.name].filter(Boolean).join('/'); }

function addressed() {
  try { return decodeURIComponent(location.hash.slice(1)); } catch { return ''; }
}

function writeAddress() {
  if (!state.selected || addressed() === addressOf(state.selected)) return;
  try { history.replaceState(null, '', `#${encodeURIComponent(addressOf(state.selected))}`); } catch { /* kept out */ }
}

function readAddress() {
  const entry = state.report.entries.find((other) => addressOf(other) === addressed());
  if (!entry) return;
  if (!state.shown.includes(entry)) change({ verdicts: [], classes: [], kinds: [], query: '' });
  change({ selected: entry });
}
