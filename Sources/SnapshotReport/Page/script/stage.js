// The stage shows the selected entry in one of several ways; each is a function that returns what
// stands on it.

const modes = {
  'two-up': { label: 'Two-up', key: '1', build: twoUp, needs: [] },
  swipe: { label: 'Swipe', key: '2', build: swipe, needs: ['expected', 'actual'] },
  onion: { label: 'Onion skin', key: '3', build: onion, needs: ['expected', 'actual'] },
  difference: { label: 'Difference', key: '4', build: difference, needs: ['expected', 'actual'] },
  blink: { label: 'Blink', key: '5', build: blink, needs: ['expected', 'actual'] },
  zoom: { label: 'Pixels', key: 'z', build: zoom, needs: [] },
};

const sideNames = { expected: 'Expected', actual: 'Actual', difference: 'Difference' };

/** The mode that is shown: two-up where the chosen one needs a picture that is not there. */
function modeOf(entry) {
  const mode = modes[state.mode];
  return mode && mode.needs.every((side) => entry[side]) ? state.mode : 'two-up';
}

function drawStage() {
  const entry = state.selected;
  const stage = byId('stage');
  if (!entry || !stage) return;
  stopBlinking();
  stage.replaceChildren(...stageOf(entry));
  stage.classList.toggle('is-actual-size', state.size === 'actual');
}

function stageOf(entry) {
  if (entry.kind === 'text') return [textStage(entry)];
  if (!sidesOf(entry).length) return [make('p', { class: 'notice' }, 'There is no picture to show.')];
  return modes[modeOf(entry)].build(entry);
}

function drawTools() {
  const tools = byId('tools');
  const entry = state.selected;
  if (!tools || !entry) return;
  tools.hidden = entry.kind !== 'picture';
  if (tools.hidden) return;
  if (!tools.childElementCount) tools.append(...toolbars(entry));
  for (const item of tools.querySelectorAll('[data-mode]')) {
    item.setAttribute('aria-pressed', String(item.dataset.mode === modeOf(entry)));
  }
  for (const item of tools.querySelectorAll('[data-overlay]')) {
    item.setAttribute('aria-pressed', String(state.overlays.includes(item.dataset.overlay)));
  }
  for (const item of tools.querySelectorAll('.overlays, #size')) item.hidden = modeOf(entry) === 'zoom';
  byId('size').setAttribute('aria-pressed', String(state.size === 'actual'));
}

function toolbars(entry) {
  const views = Object.entries(modes).filter(([, mode]) => mode.needs.every((side) => entry[side]))
    .map(([name, mode]) => toggle(mode.label, mode.key, () => change({ mode: name }), { 'data-mode': name }));
  const overlays = Object.entries(overlayNames).map(([name, { label, key }]) => toggle(
    label, key, () => toggleOverlay(name), { 'data-overlay': name, class: `overlay-${name}` }));
  return [
    make('div', { class: 'segments', role: 'group', 'aria-label': 'View' }, ...views),
    entry.hasLayout ? make('div', { class: 'overlays', role: 'group', 'aria-label': 'Overlays' }, ...overlays) : null,
    toggle('Actual size', '0', toggleSize, { id: 'size', class: 'quiet' }),
  ].filter(Boolean);
}

function toggleSize() { change({ size: state.size === 'fit' ? 'actual' : 'fit' }); }

let modeBeforeZoom = 'two-up';

function toggleZoom() {
  if (state.mode === 'zoom') return change({ mode: modeBeforeZoom });
  modeBeforeZoom = state.mode;
  change({ mode: 'zoom' });
}
