// A small picture of an entry, cut around what differs. Each is kept while the list is drawn anew,
// so that it does not flicker.

const thumbnails = new Map();
const thumbnailLimit = 300;

function thumbnail(entry) {
  const known = thumbnails.get(entry.id);
  if (known) return known;
  const element = make('span', { class: `thumbnail kind-${entry.kind}`, 'aria-hidden': 'true' });
  const side = ['actual', 'expected'].find((name) => entry[name]);
  if (side) paintThumbnail(element, entry, side);
  if (thumbnails.size >= thumbnailLimit) thumbnails.delete(thumbnails.keys().next().value);
  thumbnails.set(entry.id, element);
  return element;
}

function paintThumbnail(element, entry, side) {
  const { width, height } = entry[side];
  const bounds = entry.pixels?.regions[0]?.bounds;
  const [x, y] = bounds ? [share(bounds.x, bounds.width, width), share(bounds.y, bounds.height, height)] : [50, 0];
  element.style.backgroundPosition = `${x}% ${y}%`;
  sourceOf(entry, side).then((source) => { element.style.backgroundImage = `url("${source}")`; }, () => {});
}

/** How far a stretch lies along a whole, as a background is placed. */
function share(start, length, whole) {
  return clamp(100 * (start + length / 2) / Math.max(whole, 1), 0, 100);
}
