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
    make('p', { class: 'statement-marks' }, badge(statement.changeClass), reaction(statement)),
    make('p', { class: 'statement-words' }, outsideWithPlaces(statement.headline, statement.places)),
    entry.kind === 'text' ? null : detailsList(statement)));
  return [make('h3', {}, 'Changes'), make('ul', { class: 'statements' }, ...items)];
}

/** A line in which every element that is named can be pressed, which shows it on the pictures. */
function outsideWithPlaces(line, places) {
  const parts = [];
  let rest = line;
  for (;;) {
    const next = places.map((place) => ({ place, at: rest.indexOf(place.words) }))
      .filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0];
    if (!next) return make('bdi', {}, ...parts, rest);
    const { place, at } = next;
    parts.push(rest.slice(0, at), placeButton(place.kind, place.index, place.words));
    rest = rest.slice(at + place.words.length);
  }
}

function placeButton(kind, index, words) {
  return button(words, {
    class: 'place', 'data-kind': kind, 'data-index': index, 'aria-pressed': 'false', title: `Show ${kind} ${words}`,
    onclick: () => focusOn(kind, index),
  });
}

/** Shows an element on the pictures, or no more. */
function focusOn(kind, index) {
  const isShown = state.focus?.kind === kind && state.focus.index === index;
  change({ focus: isShown ? null : { kind, index } });
  announce(isShown ? 'no element is marked' : `${kind} ${index} is marked`);
}

function drawPlaces() {
  for (const item of document.querySelectorAll('.place')) {
    const { kind, index } = item.dataset;
    item.setAttribute('aria-pressed', String(state.focus?.kind === kind && state.focus.index === index));
  }
}

function reaction(statement) {
  const words = reactions[statement.reaction];
  return words ? make('span', { class: 'reaction' }, words) : null;
}

const detailLimit = 12;

function detailsList(statement) {
  if (!statement.details.length) return null;
  const lines = statement.details.map((line) => make('li', {}, outsideWithPlaces(line, statement.places)));
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
    make('h3', {}, 'Pixels'),
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
