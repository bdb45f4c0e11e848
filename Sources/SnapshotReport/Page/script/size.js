// How large pictures are shown: as large as fits, or so many points of the screen per point.
// All pictures of the stage are scrolled together, so that they show the same place.

const sizes = [0.25, 0.5, 1, 2, 4, 8, 16];

/** Shows the actual size, there where most differs; and all of it again. */
function toggleSize() {
  change({ size: state.size === 'fit' ? 1 : 'fit' });
  if (state.size !== 'fit') scrollToDifference();
}

/** How many points of the screen a point of the pictures takes now. */
function shownSize() {
  const area = document.querySelector('.frame');
  if (state.size !== 'fit' || !area) return Number(state.size) || 1;
  return area.clientWidth * Number(area.style.getPropertyValue('--scale')) / Number(area.style.getPropertyValue('--width'));
}

/** Shows pictures larger or smaller; in the lens, its squares. */
function resize(steps) {
  if (isZooming()) return magnify(steps);
  const now = shownSize();
  const next = steps > 0 ? sizes.find((size) => size > now * 1.01) : sizes.findLast((size) => size < now * 0.99);
  if (next) change({ size: next });
}

/** Gives the pictures their size, and keeps in the middle what was there. */
function applySize() {
  const stage = byId('stage');
  if (!stage) return;
  const ports = [...stage.querySelectorAll('.port')];
  const [x, y] = ports.length ? middleShown(ports[0]) : [0.5, 0.5];
  stage.classList.toggle('is-sized', state.size !== 'fit');
  stage.classList.toggle('is-crisp', state.size >= 4);
  stage.style.setProperty('--zoom', state.size === 'fit' ? 1 : state.size);
  for (const port of ports) {
    port.scrollLeft = x * port.scrollWidth - port.clientWidth / 2;
    port.scrollTop = y * port.scrollHeight - port.clientHeight / 2;
  }
  const words = byId('size-words');
  if (words) words.textContent = `${Math.round(shownSize() * 100)} %`;
}

/** What stands in the middle of a port, as shares of the whole. */
function middleShown(port) {
  return [
    (port.scrollLeft + port.clientWidth / 2) / Math.max(port.scrollWidth, 1),
    (port.scrollTop + port.clientHeight / 2) / Math.max(port.scrollHeight, 1)];
}

/** A window on a frame: it is scrolled with all others of the stage, and dragged by the mouse. */
function port(area) {
  const element = make('div', { class: 'port' }, area);
  element.addEventListener('scroll', () => followScroll(element), { passive: true });
  element.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    resize(event.deltaY < 0 ? 1 : -1);
  });
  element.addEventListener('pointerdown', (event) => pan(event, element, area));
  return element;
}

function followScroll(element) {
  for (const other of document.querySelectorAll('.port')) {
    if (other === element) continue;
    if (other.scrollLeft !== element.scrollLeft) other.scrollLeft = element.scrollLeft;
    if (other.scrollTop !== element.scrollTop) other.scrollTop = element.scrollTop;
  }
  noteSight();
}

function pan(event, element, area) {
  if (event.pointerType !== 'mouse' || state.size === 'fit' || area.classList.contains('is-draggable')) return;
  event.preventDefault();
  element.setPointerCapture(event.pointerId);
  const start = { x: element.scrollLeft + event.clientX, y: element.scrollTop + event.clientY };
  element.onpointermove = (move) => { element.scrollTo(start.x - move.clientX, start.y - move.clientY); };
  element.onpointerup = () => { element.onpointermove = null; };
}

function sizeTools() {
  return make('div', { class: 'sizes', role: 'group', 'aria-label': 'Size' },
    sizeButton('−', 'Smaller', '-', -1), make('span', { id: 'size-words', class: 'size-words' }),
    sizeButton('+', 'Larger', '+', 1),
    toggle('1:1', '0', toggleSize, { id: 'size', class: 'quiet', 'aria-label': 'Actual size', title: 'Actual size' }));
}

function sizeButton(sign, name, key, steps) {
  return button(sign, {
    id: name.toLowerCase(), class: 'quiet', 'aria-label': name, 'aria-keyshortcuts': key, title: name, onclick: () => resize(steps),
  });
}
