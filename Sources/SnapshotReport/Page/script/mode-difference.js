// Difference: the pixels that differ, from amber to red, as the verdict counted them; without that
// picture, the two are subtracted as they are shown.

function difference(entry) {
  if (entry.difference) {
    return [captioned(differenceWords(entry), port(frame(entry, layer(entry, 'difference'))))];
  }
  const area = frame(entry, layer(entry, 'expected'), layer(entry, 'actual', { class: 'is-subtracted' }));
  return [captioned('Expected minus actual', port(area))];
}

function differenceWords(entry) {
  // The count is of one frame, and of a film every frame is shown.
  if (!entry.pixels || isFilm(entry)) return 'Difference';
  return make('span', {}, 'Difference ', make('small', {},
    `${entry.pixels.differingPixels.toLocaleString('en')} pixels in ${counted(entry.pixels.regionCount, 'region')}`));
}
