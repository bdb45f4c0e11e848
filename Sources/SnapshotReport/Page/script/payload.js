// What is large comes only when it is looked at: layouts and texts of an entry from `details/<id>`,
// its pictures' bytes from `pixels/<id>`. In a folder these are scripts, which a page opened from
// disk may load where it may fetch nothing; in a single file they are blocks of JSON in the page.

const payloads = new Map();

/** Loads a part of the report. */
function load(key) {
  if (!payloads.has(key)) {
    const promise = blockOf(key) ?? scriptOf(key);
    promise.catch(() => payloads.delete(key));
    payloads.set(key, promise);
    forgetOldPayloads();
  }
  return payloads.get(key);
}

/** Keeps the last few, so that a long review does not fill the memory. */
function forgetOldPayloads() {
  for (const key of [...payloads.keys()].slice(0, -24)) payloads.delete(key);
}

function blockOf(key) {
  const block = byId(key);
  if (!block) return null;
  try { return Promise.resolve(JSON.parse(block.textContent)); } catch (error) { return Promise.reject(error); }
}

const awaited = new Map();

function scriptOf(key) {
  return new Promise((resolve, reject) => {
    const script = make('script', { src: `report-files/${key}.js` });
    const end = (settle, value) => { script.remove(); awaited.delete(key); settle(value); };
    awaited.set(key, (value) => end(resolve, value));
    script.addEventListener('error', () => end(reject, new Error(`report-files/${key}.js is missing`)));
    document.head.append(script);
  });
}

window.report = { receive(key, value) { awaited.get(key)?.(value); } };
