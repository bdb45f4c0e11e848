// What the reviewer decided. A decision belongs to one golden and to the digest of its change:
// after another run, what did not change since is still decided, and what did is open again.
// Nothing is decided that was not looked at, not even where another golden changed in the same way.

const decisionWords = { accept: 'accepted', reject: 'rejected' };
const decisionMarks = { accept: '✓', reject: '✕' };
const decisionLimit = 5000;

function startDecisions() {
  change({ decisions: recall('decisions', {}) });
  byId('accept-seen').addEventListener('click', () => accept(openSeen()));
  listen(['shown', 'decisions', 'seen'], drawAcceptSeen);
}

function drawAcceptSeen() {
  const open = openSeen().length;
  byId('accept-seen').hidden = open < 2;
  byId('accept-seen').textContent = `Accept ${open.toLocaleString('en')} looked at`;
}

/** What tells an entry and its change from every other. */
function keyOf(entry) { return `${addressOf(entry)}#${entry.digest}`; }

/** Notes that entries were on the screen, large enough. */
function lookedAt(entries) {
  const fresh = entries.filter((entry) => !state.seen.has(keyOf(entry)));
  if (fresh.length) change({ seen: new Set([...state.seen, ...fresh.map(keyOf)]) });
}

/** What is open, of the entries that are shown or of others, and was looked at. */
function openSeen(entries = state.shown) {
  return entries.filter((entry) => isOpen(entry) && !decisionOf(entry) && state.seen.has(keyOf(entry)));
}

function decisionOf(entry) { return isOpen(entry) ? state.decisions[keyOf(entry)] ?? null : null; }

/**
 * Decides about the selected entry, or takes the same decision back, and goes on to the next open
 * one.
 */
function decide(decision) {
  const entry = state.selected;
  if (!entry) return;
  if (!isOpen(entry)) return announce(`${titleOf(entry)}: there is nothing to ${decision}`);
  const isTakenBack = decisionOf(entry) === decision;
  noteSight();
  if (decision === 'accept' && !isTakenBack && !isSeen(entry)) return announce(unseenWords(entry));
  keepDecisions({ [keyOf(entry)]: isTakenBack ? undefined : decision });
  announce(`${titleOf(entry)}: ${isTakenBack ? 'open again' : decisionWords[decision]}`);
  if (!isTakenBack) goToNextOpen();
}

/** Accepts several entries at once. */
function accept(entries) {
  keepDecisions(Object.fromEntries(entries.map((entry) => [keyOf(entry), 'accept'])));
  announce(`${counted(entries.length, 'snapshot')} accepted`);
}

function clearDecisions() {
  keepDecisions(Object.fromEntries(state.report.entries.map((entry) => [keyOf(entry), undefined])));
  announce('all decisions taken back');
}

function keepDecisions(changes) {
  const kept = Object.entries({ ...state.decisions, ...changes }).filter(([, decision]) => decision);
  const decisions = Object.fromEntries(kept.slice(-decisionLimit));
  remember('decisions', decisions);
  change({ decisions });
}

function goToNextOpen() {
  const place = state.shown.indexOf(state.selected);
  const order = [...state.shown.slice(place + 1), ...state.shown.slice(0, Math.max(place, 0))];
  const next = order.find((entry) => isOpen(entry) && !decisionOf(entry));
  if (next) change({ selected: next });
}

/** The entries that were decided so. */
function decided(decision) {
  return state.report.entries.filter((entry) => decisionOf(entry) === decision);
}
