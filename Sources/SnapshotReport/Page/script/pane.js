// One pane of a sheet alone: the stage shows the part of each picture in which its golden says that
// the pane is. A pane that moved on the sheet is cut out where it was, and where it is.

/** The names of an entry's panes, in their order now. */
function paneNames(details) {
  const names = ['actual', 'expected'].flatMap((side) => details?.[side]?.layouts ?? noLayouts).map(({ name }) => name);
  return [...new Set(names)];
}

/** Finds where the chosen pane is in the pictures of an entry; null for the whole pictures. */
function windowsIn(details) {
  const windows = {};
  for (const side of ['expected', 'actual']) {
    const layout = details?.[side]?.layouts.find(({ name }) => name === state.pane);
    const box = layout && windowOf(layout);
    if (isDrawable(box) && box.width > 0 && box.height > 0) windows[side] = box;
  }
  windows.difference = windows.actual ?? windows.expected;
  return windows.difference ? windows : null;
}

/** Loads where the chosen pane is; until that is known, the whole pictures are shown. */
async function updateWindows() {
  const entry = state.selected;
  const details = entry && state.pane !== null ? await detailsOf(entry) : null;
  if (entry === state.selected) change({ windows: details && windowsIn(details) });
}

/** The part of a side's picture that is shown; null where the pane is not on it. */
function windowOn(entry, side) {
  return state.windows ? state.windows[side] ?? null : { x: 0, y: 0, width: entry.width, height: entry.height };
}

/** How large the parts are that are shown: as large as the larger one. */
function extentOf(entry) {
  const windows = ['expected', 'actual'].map((side) => windowOn(entry, side)).filter(Boolean);
  return { width: Math.max(...windows.map((box) => box.width)), height: Math.max(...windows.map((box) => box.height)) };
}

/** A menu of the panes, those that changed marked. */
function panePicker(details) {
  const names = paneNames(details);
  if (names.length < 2) return null;
  const changed = new Set(details.moves.filter(({ moves, marks }) => moves.length || marks.length).map(({ pane }) => pane));
  const menu = make('select', { id: 'pane', 'aria-keyshortcuts': 'p' },
    make('option', { value: '' }, `All ${names.length} panes`),
    ...names.map((name) => make('option', { value: name }, `${name}${changed.has(name) ? ' •' : ''}`)));
  menu.value = names.includes(state.pane) ? state.pane : '';
  menu.addEventListener('change', () => change({ pane: menu.value || null }));
  return make('label', { class: 'pane-picker' }, make('span', { class: 'unseen' }, 'Pane'), menu, keyHint('p'));
}

/** Shows the next pane alone, and after the last one all again. */
function nextPane() {
  const menu = byId('pane');
  if (!menu) return;
  menu.selectedIndex = (menu.selectedIndex + 1) % menu.options.length;
  change({ pane: menu.value || null });
  announce(menu.selectedOptions[0].textContent);
}
