// Two-up: expected and actual beside each other, or below where both are larger so.

function twoUp(entry) {
  const panes = sidesOf(entry).map((side) => captioned(
    make('span', {}, sideNames[side], ' ', make('small', {}, sizeOf(entry[side]))),
    frame(entry, layer(entry, side))));
  const isWide = entry.width > 1.5 * entry.height;
  return [make('div', { class: `panes ${isWide ? 'is-stacked' : ''} count-${panes.length}` }, ...panes)];
}
