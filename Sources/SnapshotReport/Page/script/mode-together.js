// Together: all entries of one cause on one sheet, expected beside actual. What was in sight there,
// large enough, was looked at, and can be accepted at once.

function together(entry) {
  const entries = companionsOf(entry);
  const cards = entries.map(companionCard);
  const list = make('ul', { class: 'together' }, ...cards);
  list.style.setProperty('--card', `${Math.max(...entries.map(cardWidth))}px`);
  watch(cards, entries);
  return [
    make('div', { class: 'slide' },
      make('strong', {}, outside(causeOf(entry))), make('span', {}, counted(entries.length, 'snapshot')),
      button('', { id: 'accept-together', onclick: () => accept(openSeen(companionsOf(entry))) })),
    list];
}

const cardFrame = 40;
const cardLimit = 480;

/** How wide a card must be so that its two pictures can be judged; 0 where that is too wide. */
function cardWidth(entry) {
  const width = 2 * leastSize / devicePixelRatio * entry.width / entry.scale + cardFrame;
  return width <= cardLimit ? width : 0;
}

/** Whether a card's pictures are large enough to be judged. */
function isCardLegible(card, entry) {
  const pictures = [...card.querySelectorAll('.together-picture')];
  return sidesOf(entry).every((side, number) => isLegible(
    pictures[number].clientWidth * entry.scale / Math.max(entry[side].width, 1)));
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

/** Notes what comes into sight, at least half of it, large enough to be judged. */
function watch(cards, entries) {
  const observer = new IntersectionObserver((changes) => {
    const seen = changes.filter(({ isIntersecting, target }) => isIntersecting
      && isCardLegible(target, entries[cards.indexOf(target)]));
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
