// A frame is the area of both pictures laid on each other at their top left corners; a layer is one
// picture in it, with its overlays.

/** Makes a frame as large as the larger picture. */
function frame(entry, ...layers) {
  const element = make('div', { class: 'frame' }, ...layers);
  element.style.setProperty('--width', entry.width);
  element.style.setProperty('--height', entry.height);
  element.style.setProperty('--scale', entry.scale);
  return element;
}

/** Makes the layer of a side. */
function layer(entry, side, attributes = {}) {
  const picture = entry[side];
  const element = make('div', { 'data-side': side, ...attributes, class: `layer ${attributes.class ?? ''}` });
  element.append(image(entry, side, picture));
  element.append(overlay(entry, side));
  return element;
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
  if (entry[side].path) return entry[side].path;
  const bytes = (await load(`pixels/${entry.id}`))[side];
  return `data:image/png;base64,${bytes}`;
}

/** A frame with its caption. */
function captioned(caption, content) {
  return make('figure', { class: 'pane' }, make('figcaption', {}, caption), content);
}

function sizeOf(picture) { return `${picture.width} × ${picture.height}`; }
