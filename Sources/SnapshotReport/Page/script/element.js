// Elements are made here and nowhere else; text only ever goes in as text, so no name can become
// markup.

/** Makes an HTML element; an attribute that is null or false is left out. */
function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes an SVG element. */
function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'onclick') element.addEventListener('click', value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Makes a button. */
function button(label, attributes = {}, ...children) {
  return make('button', { type: 'button', ...attributes }, label, ...children);
}

/** The key that does what a button does, for who looks instead of listening. */
function keyHint(key) { return make('kbd', { 'aria-hidden': 'true' }, key); }

/** Makes a button with the key that does the same. */
function keyButton(label, key, press, attributes = { class: 'quiet' }) {
  return button(label, { 'aria-keyshortcuts': key, onclick: press, ...attributes }, keyHint(key));
}

/** Makes such a button that is either on or off, and off at first. */
function toggle(label, key, press, attributes = {}) {
  return keyButton(label, key, press, { 'aria-pressed': 'false', ...attributes });
}

function byId(id) { return document.getElementById(id); }

/** Text of the outside world, kept from changing the direction of what stands beside it. */
function outside(text, attributes = {}, ...more) { return make('bdi', attributes, text, ...more); }

function clamp(value, least, greatest) { return Math.min(Math.max(value, least), greatest); }

function counted(count, noun) { return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`; }
