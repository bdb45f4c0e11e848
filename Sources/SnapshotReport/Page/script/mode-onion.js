// Onion skin: actual over expected, as strong as the slider says.

function onion(entry) {
  const actual = layer(entry, 'actual');
  const area = frame(entry, layer(entry, 'expected'), actual);
  const slider = make('input', { type: 'range', min: 0, max: 100, value: 50, step: 'any', 'aria-label': 'How strong actual is' });
  const fade = (share) => {
    slider.value = share;
    actual.style.opacity = share / 100;
  };
  slider.addEventListener('input', () => fade(Number(slider.value)));
  drag(area, (x) => fade(100 * x));
  fade(50);
  return [slideRow('Expected', slider, 'Actual'), port(area)];
}
