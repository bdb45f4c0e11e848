// A frame is the area of both pictures laid on each other at their top left corners; a layer is one
// picture in it, with its overlays.

/** Makes a frame as large as the larger picture, or as the pane that is shown alone. */
function frame(entry, ...layers) {
  const element = make('div', { class: 'frame' }, ...layers);
  const { width, height } = extentOf(entry);
  element.style.setProperty('--width', width);
  element.style.setProperty('--height', height);
  element.style.setProperty('--scale', entry.scale);
  return element;
}

/** Makes the layer of a side. */
function layer(entry, side, attributes = {}) {
  const picture = entry[side];
  const element = make('div', { 'data-side': side, ...attributes, class: `layer ${attributes.class ?? ''}` });
  const seen = windowOn(entry, side);
  if (!seen) {
    element.append(make('p', { class: 'notice' }, `${sideNames[side]}: there is no pane of this name`));
    return element;
  }
  const sheet = make('div', { class: 'sheet' }, image(entry, side, picture), overlay(entry, side));
  place(element, { x: 0, y: 0, ...sizeIn(seen) }, extentOf(entry));
  place(sheet, { x: -seen.x, y: -seen.y, ...sizeIn(entry) }, seen);
  element.append(sheet);
  return element;
}

function sizeIn({ width, height }) { return { width, height }; }

/** Places an element in its parent by shares, so that both may have any size on the screen. */
function place(element, { x, y, width, height }, whole) {
  const [across, down] = [100 / Math.max(whole.width, 1), 100 / Math.max(whole.height, 1)];
  Object.assign(element.style, {
    left: `${x * across}%`, top: `${y * down}%`, width: `${width * across}%`, height: `${height * down}%`,
  });
}

// Decoded when it is drawn, so that no pane stands empty: only the pictures of the entry that is
// shown are here.
function image(entry, side, picture) {
  const element = make('img', { alt: `${sideNames[side]}: ${titleOf(entry)}`, decoding: 'sync', draggable: 'false' });
  element.style.width = `${100 * picture.width / Math.max(entry.width, 1)}%`;
  element.style.height = `${100 * picture.height / Math.max(entry.height, 1)}%`;
  element.addEventListener('error', () => element.replaceWith(
    make('p', { class: 'notice' }, `${sideNames[side]}: the picture cannot be shown`)));
  sourceOf(entry, side).then(
    (source) => { element.src = source; }, () => element.dispatchEvent(new Event('error')));
  describe(entry, side).then((words) => { element.alt = words; });
  return element;
}

/** Where a picture is: a file beside the page, or its bytes within it. */
async function sourceOf(entry, side) {
  if (isFilm(entry)) return frameSource(entry, side);
  if (entry[side].path) return entry[side].path;
  const bytes = (await load(`pixels/${entry.id}`))[side];
  return `data:image/png;base64,${bytes}`;
}

/** A frame with its caption. */
function captioned(caption, content) {
  return make('figure', { class: 'pane' }, make('figcaption', {}, caption), content);
}

function sizeOf({ width, height }) { return `${Math.round(width)} × ${Math.round(height)}`; }
