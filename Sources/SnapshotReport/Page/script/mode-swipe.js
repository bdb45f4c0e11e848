// Swipe: a line to be dragged, expected to its left and actual to its right.

function swipe(entry) {
  const [expected, actual] = [layer(entry, 'expected'), layer(entry, 'actual')];
  const line = make('div', { class: 'swipe-line' });
  const area = frame(entry, expected, actual, line);
  const slider = make('input', { type: 'range', min: 0, max: 100, value: 50, step: 'any', 'aria-label': 'Where actual begins' });
  const move = (share) => {
    slider.value = share;
    expected.style.clipPath = `inset(0 ${100 - share}% 0 0)`;
    actual.style.clipPath = `inset(0 0 0 ${share}%)`;
    line.style.left = `${share}%`;
  };
  slider.addEventListener('input', () => move(Number(slider.value)));
  drag(area, (x) => move(100 * x));
  move(50);
  return [slideRow('Expected', slider, 'Actual'), port(area)];
}

/** A slider between the names of its ends. */
function slideRow(left, slider, right) {
  return make('div', { class: 'slide' }, make('span', {}, left), slider, make('span', {}, right));
}

/** Calls back with how far the pointer is across an element, 0 to 1, while it is pressed. */
function drag(element, move) {
  const follow = (event) => {
    const box = element.getBoundingClientRect();
    move(clamp((event.clientX - box.left) / box.width, 0, 1));
  };
  element.classList.add('is-draggable');
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    follow(event);
  });
  element.addEventListener('pointermove', (event) => { if (event.buttons & 1) follow(event); });
}
