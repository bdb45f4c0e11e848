// Where each cause is seen: on elements, or on the views that changed in them or around them.

/** What is known of a pane that changed. */
function changesIn(details, layout) {
  return details.moves.find(({ pane }) => pane === layout.name) ?? { moves: [], marks: [] };
}

/** The frame of a mark on one side; null where it was not there, or is not. */
function boxOn(side, { from, to }) {
  const numbers = side === 'expected' ? from : to ?? (side === 'difference' ? from : null);
  return numbers ? rectangle(numbers) : null;
}

/** The views that changed, in elements or around them, each once. */
function changedViews(pen, isInElement) {
  const views = pen.marks.flatMap(({ places }) => places)
    .filter((place) => place.isView && isInElement === Boolean(place.index));
  return [...new Map(views.map((view) => [JSON.stringify([view.from, view.to]), view])).values()];
}

function drawChangedViews(pen, isInElement) {
  return changedViews(pen, isInElement).flatMap((view) => {
    const box = boxOn(pen.side, view);
    if (!box) return [];
    const look = !view.from ? 'move-new-element' : !view.to ? 'move-gone' : pen.side === 'expected' ? 'move-old' : 'move-look';
    const line = look === 'move-old' || look === 'move-gone' ? dashes(pen) : {};
    return [shape(pen, box, { class: `${look} view-of`, 'data-index': view.index ?? '', ...line })];
  });
}

/** The places of the cause that was pressed, all or those in one element. */
function focusPlaces(pen) {
  const { cause, kind, index } = state.focus;
  const places = pen.marks.filter((mark) => mark.cause === cause).flatMap((mark) => mark.places);
  if (index === undefined) return places;
  const inElement = places.filter((place) => place.kind === kind && place.index === index);
  if (inElement.length) return inElement;
  return pen.layout.elements
    .filter((element) => element.kind === kind && element.indexPath.join(',') === index)
    .map(({ frame: numbers }) => ({ kind, index, from: numbers, to: numbers }));
}

/** What a change in words was pressed for, in frames that nothing else has. */
function drawFocus(pen, isInElement) {
  if (!state.focus) return [];
  return focusPlaces(pen).filter((place) => isInElement === Boolean(place.index))
    .map((place) => ({ place, box: boxOn(pen.side, place) })).filter(({ box }) => box)
    .map(({ place, box }) => shape(pen, outset(box, pen.line / pen.layout.scale), {
      class: `focus-of ${place.isView ? 'view-of' : ''}`, 'data-index': place.index ?? '', 'stroke-width': pen.line * 2,
    }));
}

/** A rectangle that leaves its content to be seen when it is outlined. */
function outset({ x, y, width, height }, by) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Draws what concerns views around the elements, which stand beside what the layout shows. */
function drawAroundElements(pen) {
  const screen = pen.layout.screen && rectangle(pen.layout.screen.frame);
  if (!screen) return null;
  const [left, top] = pen.layout.screenFrame;
  const [x, y] = pen.layout.viewport;
  const seen = placed(pen.layout, { ...screen, x: x - left, y: y - top });
  if (!isDrawable(seen)) return null;
  const views = state.overlays.includes('moves') ? drawChangedViews(pen, false) : [];
  return draw('g', { 'clip-path': `url(#${pen.id}-screen)` },
    draw('clipPath', { id: `${pen.id}-screen` }, draw('rect', seen)), ...views, ...drawFocus(pen, false));
}
