// Frames and index paths of the elements in sight.

function drawFrames(pen) {
  return elementsInSight(pen.layout).map(({ element, box }) => shape(pen, box, {
    class: `frame-of kind-${['cell', 'header', 'footer'].includes(element.kind) ? element.kind : 'other'}`,
    'data-index': element.indexPath.join(','),
  }));
}

function drawIndexes(pen) {
  for (const { element, box } of elementsInSight(pen.layout)) {
    const kind = element.kind === 'cell' ? '' : `${element.kind.slice(0, 1)} `;
    cornerLabel(pen, box, `${kind}${element.indexPath.join(',')}`, 'is-index');
  }
  return [];
}

/** The element that a change in words was pressed for, in a frame that nothing else has. */
function drawFocus(pen) {
  if (!state.focus) return [];
  const { kind, index } = state.focus;
  const { layout } = pen;
  return layout.elements
    .filter((element) => element.kind === kind && element.indexPath.join(',') === index)
    .map((element) => rectangle(element.frame)).filter(Boolean)
    .map((box) => shape(pen, box, { class: 'focus-of', 'data-index': index, 'stroke-width': pen.line * 2.5 }));
}
