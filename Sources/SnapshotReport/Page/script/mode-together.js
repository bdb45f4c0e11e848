// Together: all entries of one cause on one sheet, expected above actual. What was in sight there
// was looked at, and can be accepted at once.

function together(entry) {
  const entries = companionsOf(entry);
  const cards = entries.map(companionCard);
  watch(cards, entries);
  return [
    make('div', { class: 'slide' },
      make('strong', {}, outside(causeOf(entry))), make('span', {}, counted(entries.length, 'snapshot')),
      button('', { id: 'accept-together', onclick: () => accept(openSeen(companionsOf(entry))) })),
    make('ul', { class: 'together' }, ...cards)];
}

function companionCard(entry) {
  const pictures = sidesOf(entry).map((side) => {
    const element = make('span', { class: 'together-picture', role: 'img', 'aria-label': sideNames[side] });
    element.style.aspectRatio = `${entry[side].width} / ${entry[side].height}`;
    sourceOf(entry, side).then((source) => { element.style.backgroundImage = `url("${source}")`; }, () => {});
    return element;
  });
  const decision = decisionOf(entry);
  return make('li', {}, button('', { class: 'together-card', title: entry.name,
    onclick: () => change({ selected: entry, mode: 'two-up' }) },
  make('span', { class: 'together-pictures' }, ...pictures),
  make('span', { class: 'together-name' }, outside(titleOf(entry)), decision ? ` ${decisionMarks[decision]}` : '')));
}

/** Notes what comes into sight, at least half of it. */
function watch(cards, entries) {
  const observer = new IntersectionObserver((changes) => {
    const seen = changes.filter(({ isIntersecting }) => isIntersecting);
    lookedAt(seen.map(({ target }) => entries[cards.indexOf(target)]));
    for (const { target } of seen) observer.unobserve(target);
  }, { threshold: 0.5 });
  for (const card of cards) observer.observe(card);
}

function drawAcceptTogether() {
  const item = byId('accept-together');
  if (!item) return;
  const open = openSeen(companionsOf(state.selected)).length;
  item.hidden = !open;
  item.textContent = `Accept ${open.toLocaleString('en')} looked at`;
}
