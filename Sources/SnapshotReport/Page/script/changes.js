// What changed, in words, as the failure's message has it.

function changesOf(entry) {
  return [
    ...noticesOf(entry), ...statementsOf(entry), pixelsOf(entry), ...filesOf(entry), messageOf(entry),
  ].filter(Boolean);
}

/** What the message says that no statement does: why there is no comparison, and what to do. */
function noticesOf(entry) {
  if (entry.outcome === 'different' || entry.outcome === 'same') return [];
  return [make('div', { class: 'notice' },
    make('p', {}, outside(entry.message[0])),
    ...entry.advice.map((line) => make('p', { class: 'advice' }, outside(line))))];
}

const reactions = { fail: '', warn: 'warning', ignore: 'ignored' };

function statementsOf(entry) {
  if (!entry.statements.length) return [];
  const items = entry.statements.map((statement) => make('li', { class: `statement is-${statement.reaction}` },
    make('p', { class: 'statement-marks', 'data-cause': statement.cause }, badge(statement.changeClass), reaction(statement)),
    make('p', { class: 'statement-words' }, outsideWithPlaces(statement.headline, statement)),
    proofLine(statement), figuresOf(statement), detailsList(statement)));
  return [make('h3', {}, 'Changes'), make('ul', { class: 'statements' }, ...items)];
}

/** A line in which every element that is named can be pressed, which shows it on the pictures. */
function outsideWithPlaces(line, { places, cause }) {
  const parts = [];
  let rest = line;
  for (;;) {
    const next = places.map((place) => ({ place, at: rest.indexOf(place.words) }))
      .filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0];
    if (!next) return make('bdi', {}, ...parts, rest);
    const { place, at } = next;
    parts.push(rest.slice(0, at), placeButton(place, cause));
    rest = rest.slice(at + place.words.length);
  }
}

function placeButton({ kind, index, words }, cause) {
  return button(words, {
    class: 'place', 'data-cause': cause, 'data-kind': kind, 'data-index': index, 'aria-pressed': 'false',
    title: `Show ${kind} ${words}`, onclick: () => focusOn({ cause, kind, index }, `${kind} ${words}`),
  });
}

/** Puts a button beside every change that is seen on elements or views: it shows all of them. */
async function addShowButtons(entry) {
  const details = await detailsOf(entry);
  if (!details || entry !== state.selected) return;
  const counts = new Map();
  for (const { cause, count } of details.moves.flatMap(({ marks }) => marks)) counts.set(cause, (counts.get(cause) ?? 0) + count);
  for (const line of document.querySelectorAll('.statement-marks')) {
    const { cause } = line.dataset;
    if (counts.get(cause) && !line.querySelector('.show')) line.append(showButton(cause, counts.get(cause)));
  }
}

function showButton(cause, count) {
  return button(`Show ${count === 1 ? '' : count.toLocaleString('en')}`.trim(), {
    class: 'show', 'data-cause': cause, 'aria-pressed': 'false', 'aria-label': `Show: ${cause}`,
    title: 'Show on the pictures', onclick: () => focusOn({ cause }, cause),
  });
}

function isFocus({ cause, kind, index }) {
  return state.focus?.cause === cause && state.focus.kind === kind && state.focus.index === index;
}

/** Shows on the pictures what a change is about, all of it or one element; or no more. */
function focusOn(focus, words) {
  const isShown = isFocus(focus);
  change({ focus: isShown ? null : focus });
  announce(isShown ? 'nothing is marked' : `marked: ${words}`);
  if (!isShown) showFrame();
}

/** Where pictures stand above the words they may be out of sight. */
function showFrame() {
  const box = document.querySelector('.frame')?.getBoundingClientRect();
  if (box && (box.bottom < 120 || box.top > innerHeight - 120)) document.querySelector('.frame').scrollIntoView({ block: 'center' });
}

function drawPlaces() {
  for (const item of document.querySelectorAll('.place, .show')) {
    item.setAttribute('aria-pressed', String(isFocus(item.dataset)));
  }
}

function reaction(statement) {
  const words = reactions[statement.reaction];
  return words ? make('span', { class: 'reaction' }, words) : null;
}

const detailLimit = 12;

function detailsList(statement) {
  const details = proofOf(statement) ? statement.details.slice(1) : statement.details;
  if (!details.length) return null;
  const lines = details.map((line) => make('li', {}, outsideWithPlaces(line, statement)));
  const list = make('ul', { class: 'details' }, ...lines.slice(0, detailLimit));
  const rest = lines.slice(detailLimit);
  if (!rest.length) return list;
  return make('div', {}, list, make('details', {},
    make('summary', {}, `${counted(rest.length, 'more line')}`), make('ul', { class: 'details' }, ...rest)));
}

function pixelsOf(entry) {
  const pixels = entry.pixels;
  if (!pixels) return null;
  const { golden, actual } = pixels;
  const total = Math.max(golden.width, actual.width) * Math.max(golden.height, actual.height);
  const share = (100 * pixels.differingPixels / Math.max(total, 1)).toPrecision(3);
  return make('div', { class: 'fact' },
    make('h3', {}, isFilm(entry) ? 'Pixels of the frame that differs most' : 'Pixels'),
    make('p', {}, `${pixels.differingPixels.toLocaleString('en')} of ${total.toLocaleString('en')} differ (${share} %), `
      + `by up to ${pixels.greatestDelta} of 255, in ${counted(pixels.regionCount, 'region')}`));
}

const roleNames = {
  expected: 'Expected', actual: 'Actual', difference: 'Difference', panes: 'Side by side', blink: 'Blink',
  message: 'Message',
};

function filesOf(entry) {
  const asked = entry.source ? [make('dt', {}, 'Asked for in'),
    make('dd', {}, outside(`${entry.source.file}:${entry.source.line}`))] : [];
  const owner = entry.owner ? [make('dt', {}, 'By'), make('dd', {}, outside(entry.owner))] : [];
  const digest = entry.digest ? [make('dt', {}, 'Change'), make('dd', {}, make('code', {}, entry.digest))] : [];
  return [make('h3', {}, 'Where'), make('dl', { class: 'facts' },
    make('dt', {}, 'Golden'), make('dd', {}, outside(addressOf(entry))), ...asked, ...owner, ...digest), artifactsOf(entry)];
}

function artifactsOf(entry) {
  if (!entry.files.length) return null;
  const files = entry.files.flatMap((file) => [
    make('dt', {}, roleNames[file.role] ?? file.role), make('dd', {}, outside(file.path))]);
  return make('details', { class: 'more' },
    make('summary', {}, counted(entry.files.length, 'file')), make('dl', { class: 'facts' }, ...files));
}

function messageOf(entry) {
  return make('details', { class: 'more' },
    make('summary', {}, 'The whole message'),
    make('pre', { tabindex: '0' }, entry.message.join('\n')));
}
