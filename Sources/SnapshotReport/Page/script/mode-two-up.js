// Two-up: expected and actual beside each other, or below where both are larger so; of a film the
// difference below them.

function twoUp(entry) {
  const sides = isFilm(entry) && entry.difference ? [...sidesOf(entry), 'difference'] : sidesOf(entry);
  const panes = sides.map((side) => captioned(
    make('span', {}, sideNames[side], ' ', make('small', {}, sizeOf(state.windows?.[side] ?? entry[side]))),
    port(frame(entry, layer(entry, side)))));
  const { width, height } = extentOf(entry);
  const isWide = width > 1.5 * height;
  return [make('div', { class: `panes ${isWide ? 'is-stacked' : ''} count-${panes.length}` }, ...panes)];
}
