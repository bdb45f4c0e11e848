// A film is shown by one clock: at every time each side shows its last frame that has begun, so that
// golden and now play in step. All views of pictures work on the frames of the time; a bar above
// them plays, steps and tells it. Where motion is unwelcome it stands still until it is asked to.

const film = { entry: null, step: 0, timer: null, kept: [] };

function isFilm(entry) { return entry?.kind === 'film'; }

/** The times at which any side shows another frame, in order. */
function timesOf(entry) {
  const times = Object.values(entry.film.frames).flat().map(({ time }) => time);
  return [...new Set(times)].sort((a, b) => a - b);
}

/** The time that an entry shows: the clock's, or the first that differs where it is not selected. */
function timeOf(entry) {
  return entry === film.entry ? timesOf(entry)[film.step] : entry.film.first;
}

/** Which of its frames a side shows at a time. */
function frameAt(entry, side, time) {
  return Math.max(entry.film.frames[side].findLastIndex((frame) => frame.time <= time), 0);
}

/** The side that is told about: the film now, where there is one. */
function toldSide(entry) { return entry.film.frames.actual ? 'actual' : 'expected'; }

/** Where the frame is that a side shows: a file beside the page, or its bytes within it. */
async function frameSource(entry, side) {
  const place = frameAt(entry, side, timeOf(entry));
  const { path } = entry.film.frames[side][place];
  return path ?? `data:image/png;base64,${(await load(`pixels/${entry.id}`))[side][place]}`;
}

/** Takes up the film of an entry, at the first frame that differs. */
function openFilm(entry) {
  stopFilm();
  Object.assign(film, { entry: null, kept: [] });
  if (!isFilm(entry)) return;
  Object.assign(film, { entry, step: Math.max(timesOf(entry).indexOf(entry.film.first), 0) });
  // Kept, so that no frame is loaded when it is due.
  film.kept = Object.values(entry.film.frames).flat().filter(({ path }) => path).map(({ path }) => {
    const picture = new Image();
    picture.src = path;
    return picture;
  });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) playFilm();
}

function playFilm() {
  stopFilm();
  const times = timesOf(film.entry);
  // The first and the last frame are held as the film says, the others until the next is due.
  const isHeld = film.step === 0 || film.step === times.length - 1;
  const { hold } = film.entry.film.frames[toldSide(film.entry)].at(film.step === 0 ? 0 : -1);
  const wait = isHeld ? hold : times[film.step + 1] - times[film.step];
  film.timer = setTimeout(() => { showStep(film.step + 1); playFilm(); }, Math.max(wait, 10));
  drawFilm();
}

function stopFilm() {
  clearTimeout(film.timer);
  film.timer = null;
}

function toggleFilm() {
  if (!film.timer) return playFilm();
  stopFilm();
  drawFilm();
}

/** Goes on or back by a frame, and stands still there. */
function stepFilm(steps) {
  stopFilm();
  showStep(film.step + steps);
  announce(filmWords(film.entry));
}

function showStep(step) {
  const count = timesOf(film.entry).length;
  film.step = (step + count) % count;
  drawFilm();
}

/** The frame and its time in words: `frame 4 of 11 · 100 ms · during · differs`. */
function filmWords(entry) {
  const frames = entry.film.frames[toldSide(entry)];
  const place = frameAt(entry, toldSide(entry), timeOf(entry));
  const { phase, isDifferent } = frames[place];
  const words = [`frame ${place + 1} of ${frames.length}`, `${Math.round(timeOf(entry))} ms`, phase, isDifferent && 'differs'];
  return words.filter(Boolean).join(' · ');
}

/** The bar over the pictures of a film. */
function filmBar(entry) {
  const times = timesOf(entry);
  const scrubber = make('input', { id: 'film-time', type: 'range', min: 0, max: times.length - 1, value: film.step, 'aria-label': 'Time' });
  scrubber.addEventListener('input', () => { stopFilm(); showStep(Number(scrubber.value)); });
  const frames = entry.film.frames[toldSide(entry)];
  const marks = times.map((time) => make('i', {
    class: frames[frameAt(entry, toldSide(entry), time)].isDifferent ? 'is-different' : '' }));
  return make('div', { class: 'film', role: 'group', 'aria-label': 'Film' },
    toggle('Play', 'space', toggleFilm, { id: 'film-play', class: 'quiet' }),
    keyButton('Frame before', ',', () => stepFilm(-1)), keyButton('Next frame', '.', () => stepFilm(1)),
    make('div', { class: 'film-track' }, scrubber, make('div', { class: 'film-marks', 'aria-hidden': 'true' }, ...marks)),
    make('span', { id: 'film-words', class: 'film-words' }));
}

/** Shows the frames of the time, and where in the film that is. */
function drawFilm() {
  const { entry, step } = film;
  if (!entry || entry !== state.selected || !byId('film-time')) return;
  for (const picture of document.querySelectorAll('#stage .layer img')) {
    frameSource(entry, picture.closest('[data-side]').dataset.side).then((source) => {
      if (film.entry === entry && film.step === step) picture.src = source;
    }, () => {});
  }
  byId('film-time').value = step;
  byId('film-time').setAttribute('aria-valuetext', filmWords(entry));
  byId('film-words').textContent = filmWords(entry);
  byId('film-play').setAttribute('aria-pressed', String(Boolean(film.timer)));
  document.querySelectorAll('.film-marks i').forEach((mark, place) => mark.classList.toggle('is-now', place === step));
}
