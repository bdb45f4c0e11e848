// Keys that work anywhere on the page but in a field that is typed into.

const shortcuts = [
  { keys: ['j'], words: 'next snapshot', press: () => step(1) },
  { keys: ['k'], words: 'previous snapshot', press: () => step(-1) },
  { keys: ['a'], words: 'accept, and go on to the next open one', press: () => decide('accept') },
  { keys: ['r'], words: 'reject, and go on to the next open one', press: () => decide('reject') },
  { keys: ['1'], words: 'two-up', press: () => change({ mode: 'two-up' }) },
  { keys: ['2'], words: 'swipe', press: () => change({ mode: 'swipe' }) },
  { keys: ['3'], words: 'onion skin', press: () => change({ mode: 'onion' }) },
  { keys: ['4'], words: 'difference', press: () => change({ mode: 'difference' }) },
  { keys: ['5'], words: 'blink', press: () => change({ mode: 'blink' }) },
  { keys: [' '], name: 'space', words: 'hold or go on blinking', press: holdBlink, when: () => state.mode === 'blink' },
  { keys: [' '], name: 'space', words: 'film: play or stand still', press: toggleFilm, when: isPlaying },
  { keys: [','], words: 'film: frame before', press: () => stepFilm(-1), when: isPlaying },
  { keys: ['.'], words: 'film: next frame', press: () => stepFilm(1), when: isPlaying },
  { keys: ['z'], words: 'zoom to pixels with their values, and back', press: toggleZoom },
  { keys: ['+', '='], words: 'larger: the pictures, or the squares of the zoom', press: () => resize(1) },
  { keys: ['-'], words: 'smaller', press: () => resize(-1) },
  { keys: [']'], words: 'zoom: next region that differs', press: () => goToRegion(1), when: isZooming },
  { keys: ['['], words: 'zoom: region before', press: () => goToRegion(-1), when: isZooming },
  { keys: ['g'], words: 'all snapshots of the same cause', press: () => change({ mode: 'together' }) },
  { keys: ['p'], words: 'next pane of a sheet alone, then all', press: nextPane },
  { keys: ['0'], words: 'actual size, and back', press: toggleSize },
  { keys: ['m'], words: 'overlay: what moved', press: () => toggleOverlay('moves') },
  { keys: ['f'], words: 'overlay: frames', press: () => toggleOverlay('frames') },
  { keys: ['i'], words: 'overlay: index paths', press: () => toggleOverlay('indexes') },
  { keys: ['n'], words: 'overlay: insets', press: () => toggleOverlay('insets') },
  { keys: ['s'], words: 'overlay: spacings', press: () => toggleOverlay('spacings') },
  { keys: ['/'], words: 'search by name', press: () => { openSide(true); byId('search').focus(); } },
  { keys: ['t'], words: 'light, dark or automatic', press: nextTheme },
  { keys: ['?'], words: 'this list', press: toggleHelp },
];

function isZooming() { return state.mode === 'zoom' && !isFilm(state.selected); }

/** Whether the keys of films have something to do. */
function isPlaying() { return isFilm(state.selected) && Boolean(byId('film-time')); }

function startKeyboard() { document.addEventListener('keydown', pressKey); }

function pressKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target)) return leaveField(event);
  if (event.key === ' ' && event.target.closest?.('button, a, summary, [role=textbox]')) return;
  if (byId('help').open && event.key !== '?') return;
  const shortcut = shortcuts.find(({ keys, when }) => keys.includes(event.key) && (!when || when()));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.press();
}

function isTyping(target) { return target.matches?.('input[type=search], textarea, select') ?? false; }

function leaveField(event) { if (event.key === 'Escape') event.target.blur(); }

function toggleHelp() {
  const help = byId('help');
  if (help.open) return help.close();
  if (!help.childElementCount) help.append(...helpContents(help));
  help.showModal();
}

function helpContents(help) {
  const lines = shortcuts.flatMap(({ keys, name, words }) => [
    make('dt', {}, make('kbd', {}, name ?? keys[0])), make('dd', {}, words)]);
  return [
    make('h2', { id: 'help-title' }, 'Keyboard'), make('dl', { class: 'keys' }, ...lines),
    button('Close', { class: 'primary', onclick: () => help.close() })];
}
