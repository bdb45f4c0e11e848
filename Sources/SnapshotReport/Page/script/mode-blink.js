// Blink: expected and actual in turn. Where motion is unwelcome it stands still until it is asked
// to.

const blinking = { timer: null, show: null };
const blinkMilliseconds = 700;

function blink(entry) {
  const layers = sidesOf(entry).map((side) => layer(entry, side));
  const caption = make('span', { class: 'blink-side' });
  let shown = 0;
  blinking.show = (place) => {
    shown = place ?? 1 - shown;
    layers.forEach((item, number) => { item.style.visibility = number === shown ? 'visible' : 'hidden'; });
    caption.textContent = Object.values(sideNames)[shown];
  };
  blinking.show(0);
  const hold = toggle('Hold', 'space', holdBlink, { id: 'hold', class: 'quiet' });
  const turn = button('Show the other', { class: 'quiet', onclick: () => blinking.show() });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setTimeout(startBlinking);
  else hold.setAttribute('aria-pressed', 'true');
  return [make('div', { class: 'slide' }, caption, hold, turn), port(frame(entry, ...layers))];
}

function startBlinking() {
  stopBlinking();
  if (!byId('hold')) return;
  blinking.timer = setInterval(() => blinking.show(), blinkMilliseconds);
  byId('hold').setAttribute('aria-pressed', 'false');
}

function stopBlinking() {
  clearInterval(blinking.timer);
  blinking.timer = null;
}

function holdBlink() {
  if (!blinking.timer) return startBlinking();
  stopBlinking();
  byId('hold')?.setAttribute('aria-pressed', 'true');
}
