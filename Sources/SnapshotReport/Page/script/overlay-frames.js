// Frames and index paths of the elements in sight.

function drawFrames(pen) {
  return elementsInSight(pen.layout).map(({ element, box }) => shape(pen, box, {
    class: `frame-of kind-${['cell', 'header', 'footer'].includes(element.kind) ? element.kind : 'other'}`,
    'data-index': element.indexPath.join(','),
  }));
}

function drawIndexes(pen) {
  return elementsInSight(pen.layout).flatMap(({ element, box }) => {
    const text = `${element.kind === 'cell' ? '' : element.kind.slice(0, 1) + ' '}${element.indexPath.join(',')}`;
    const at = placed(pen.layout, box);
    const width = labelWidth(pen, text);
    if (at.width < width || at.height < 16 * pen.unit) return [];
    return [label(pen, text, at.x + width / 2 + 2 * pen.unit, at.y + 10 * pen.unit, { class: 'is-index' })];
  });
}
