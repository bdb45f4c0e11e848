// The stage shows the selected entry in one of several ways; each is a function that returns what
// stands on it.

const bothSides = (entry) => Boolean(entry.expected && entry.actual);

const modes = {
  'two-up': { label: 'Two-up', key: '1', build: twoUp, isOffered: () => true },
  swipe: { label: 'Swipe', key: '2', build: swipe, isOffered: bothSides },
  onion: { label: 'Onion skin', key: '3', build: onion, isOffered: bothSides },
  difference: { label: 'Difference', key: '4', build: difference, isOffered: (entry) => bothSides(entry) && Boolean(entry.pixels) },
  blink: { label: 'Blink', key: '5', build: blink, isOffered: bothSides },
  zoom: { label: 'Pixels', key: 'z', build: zoom, isOffered: (entry) => !isFilm(entry) },
  together: { label: 'Same cause', key: 'g', build: together, isOffered: (entry) => companionsOf(entry).length > 1 },
};

const sideNames = { expected: 'Expected', actual: 'Actual', difference: 'Difference' };

/** The mode that is shown: two-up where the chosen one has nothing to show. */
function modeOf(entry) {
  return modes[state.mode]?.isOffered(entry) ? state.mode : 'two-up';
}

function drawStage() {
  const entry = state.selected;
  const stage = byId('stage');
  if (!entry || !stage) return;
  stopBlinking();
  stage.replaceChildren(...stageOf(entry));
  drawFilm();
  applySize();
  drawAcceptTogether();
}

function stageOf(entry) {
  if (entry.kind === 'text') return [textStage(entry)];
  if (!sidesOf(entry).length) return [make('p', { class: 'notice' }, 'There is no picture to show.')];
  const shown = modes[modeOf(entry)].build(entry);
  return isFilm(entry) ? [filmBar(entry), ...shown] : shown;
}

function drawTools() {
  const tools = byId('tools');
  const entry = state.selected;
  if (!tools || !entry) return;
  tools.hidden = entry.kind === 'text';
  if (tools.hidden) return;
  if (!tools.childElementCount) tools.append(...toolbars(entry));
  const mode = modeOf(entry);
  for (const item of tools.querySelectorAll('[data-mode]')) {
    item.setAttribute('aria-pressed', String(item.dataset.mode === mode));
    item.disabled = !modes[item.dataset.mode].isOffered(entry);
  }
  for (const item of tools.querySelectorAll('.overlays, .sizes, .pane-picker')) {
    item.hidden = mode === 'together' || mode === 'zoom';
  }
  byId('size').setAttribute('aria-pressed', String(state.size === 1));
  drawOverlayTools(entry);
}

function toolbars(entry) {
  const views = Object.entries(modes).map(([name, mode]) => toggle(
    mode.label, mode.key, () => change({ mode: name }), { 'data-mode': name }));
  const overlays = Object.entries(overlayNames).map(([name, { label, key }]) => toggle(
    label, key, () => toggleOverlay(name), { 'data-overlay': name, class: `overlay-${name}` }));
  if (entry.hasLayout) addPanePicker(entry);
  return [
    make('div', { class: 'segments', role: 'group', 'aria-label': 'View' }, ...views),
    entry.hasLayout ? make('div', { class: 'overlays', role: 'group', 'aria-label': 'Overlays' }, ...overlays) : null,
    sizeTools(),
  ].filter(Boolean);
}

async function addPanePicker(entry) {
  const details = await detailsOf(entry);
  const picker = details && entry === state.selected && !byId('pane') ? panePicker(details) : null;
  if (picker) byId('tools').querySelector('.sizes').before(picker);
  drawTools();
}

/** Switches off what has nothing to show over the selected pictures. */
async function drawOverlayTools(entry) {
  for (const item of document.querySelectorAll('#tools [data-overlay]:enabled')) {
    item.setAttribute('aria-pressed', String(state.overlays.includes(item.dataset.overlay)));
  }
  const details = entry.hasLayout ? await detailsOf(entry) : null;
  if (entry !== state.selected) return;
  for (const item of document.querySelectorAll('#tools [data-overlay]')) {
    const { label, hasShapes } = overlayNames[item.dataset.overlay];
    item.disabled = !details || !hasShapes(details);
    item.title = item.disabled ? `${label}: there is nothing to show` : '';
    item.setAttribute('aria-pressed', String(!item.disabled && state.overlays.includes(item.dataset.overlay)));
  }
}

let modeBeforeZoom = 'two-up';

function toggleZoom() {
  if (isFilm(state.selected)) return;
  if (state.mode === 'zoom') return change({ mode: modeBeforeZoom });
  modeBeforeZoom = state.mode;
  change({ mode: 'zoom' });
}
