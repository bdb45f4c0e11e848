// Frames and index paths of the elements in sight.

function drawFrames(pen) {
  return elementsInSight(pen.layout).map(({ element, box }) => shape(pen, box, {
    class: `frame-of kind-${['cell', 'header', 'footer'].includes(element.kind) ? element.kind : 'other'}`,
    'data-index': element.indexPath.join(','),
  }));
}

function drawIndexes(pen) {
  for (const { element, box } of elementsInSight(pen.layout)) {
    const text = `${element.kind === 'cell' ? '' : element.kind.slice(0, 1) + ' '}${element.indexPath.join(',')}`;
    const at = placed(pen.layout, box);
    const width = labelWidth(pen, text);
    if (at.width < width || at.height < pen.letter * 1.6) continue;
    label(pen, text, at.x + width / 2 + 2 * pen.unit, at.y + pen.letter * 0.95, 'is-index');
  }
  return [];
}
