// What counts as looked at: a picture that was shown with at least half a pixel of the screen per
// point, so that a change of one point could be seen, and in view the largest region that differs.

const leastSize = 0.5;

function startSight() {
  // Later: what is selected and left again in one go was never drawn.
  listen(['selected', 'size', 'mode', 'windows'], () => setTimeout(noteSight));
  listen(['seen'], drawSight);
  addEventListener('resize', noteSight);
}

/** Whether a change of one point can be seen where a point takes so many points of the screen. */
function isLegible(size) { return size * devicePixelRatio >= leastSize; }

/** Notes the selected entry as looked at where it is shown so, and says what to do where not. */
function noteSight() {
  const entry = state.selected;
  if (!entry) return;
  if (isInSight(entry)) lookedAt([entry]);
  drawSight();
}

/** Whether the stage shows the selected entry so that a change of it can be seen. */
function isInSight(entry) {
  if (entry.kind === 'text' || !sidesOf(entry).length) return true;
  const mode = modeOf(entry);
  if (mode === 'zoom') return true;
  // There the pictures are cards, and each counts for itself.
  if (mode === 'together') return false;
  return isLegible(shownSize()) && isDifferenceInView(entry);
}

/** The middle of the largest region that differs, as shares of what is shown; null where none is known. */
function differenceShown(entry) {
  const bounds = entry.pixels?.regions[0]?.bounds;
  const shown = windowOn(entry, 'actual') ?? windowOn(entry, 'expected');
  if (!bounds || !shown) return null;
  const { width, height } = extentOf(entry);
  return [(bounds.x + bounds.width / 2 - shown.x) / width, (bounds.y + bounds.height / 2 - shown.y) / height];
}

/** Whether the region is in a pane that is shown alone, and in the part that is not scrolled away. */
function isDifferenceInView(entry) {
  const middle = differenceShown(entry);
  const port = document.querySelector('.port');
  if (!middle || !port) return true;
  const isWithin = (share, start, length, whole) => share >= 0 && share <= 1
    && share * whole >= start - 1 && share * whole <= start + length + 1;
  return isWithin(middle[0], port.scrollLeft, port.clientWidth, port.scrollWidth)
    && isWithin(middle[1], port.scrollTop, port.clientHeight, port.scrollHeight);
}

/** Scrolls to the largest region that differs. */
function scrollToDifference() {
  const middle = state.selected && differenceShown(state.selected);
  const port = document.querySelector('.port');
  if (!middle || !port) return;
  port.scrollTo(middle[0] * port.scrollWidth - port.clientWidth / 2, middle[1] * port.scrollHeight - port.clientHeight / 2);
}

function isSeen(entry) { return state.seen.has(keyOf(entry)); }

/** What keeps the selected entry from being accepted, below its tools. */
function drawSight() {
  const item = byId('sight');
  const entry = state.selected;
  if (!item || !entry) return;
  item.hidden = !isOpen(entry) || isSeen(entry);
  item.textContent = item.hidden ? '' : unseenWords(entry);
}

function unseenWords(entry) {
  if (modeOf(entry) === 'together') return 'Not looked at yet: 1 shows it larger.';
  return isLegible(shownSize())
    ? 'Not looked at yet: what differs is not in view.'
    : `Not looked at yet: at ${Math.max(Math.round(shownSize() * 100), 1)} % no change of a point can be seen. 0 shows its actual size.`;
}
