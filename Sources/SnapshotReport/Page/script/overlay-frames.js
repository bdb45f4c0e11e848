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
