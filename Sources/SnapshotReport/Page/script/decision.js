// What the reviewer decided. A decision belongs to a digest, and a digest to exactly one change:
// after another run, what did not change since is still decided, and what did is open again.

const decisionWords = { accept: 'accepted', reject: 'rejected' };
const decisionMarks = { accept: '✓', reject: '✕' };
const decisionLimit = 5000;

function startDecisions() {
  change({ decisions: recall('decisions', {}) });
  byId('accept-shown').addEventListener('click', acceptShown);
  listen(['shown', 'decisions'], () => { byId('accept-shown').hidden = openShown().length < 2; });
}

function openShown() { return state.shown.filter((entry) => isOpen(entry) && !decisionOf(entry)); }

function decisionOf(entry) { return isOpen(entry) ? state.decisions[entry.digest] ?? null : null; }

/**
 * Decides about the selected entry, or takes the same decision back, and goes on to the next open
 * one.
 */
function decide(decision) {
  const entry = state.selected;
  if (!entry) return;
  if (!isOpen(entry)) return announce(`${titleOf(entry)}: there is nothing to ${decision}`);
  const isTakenBack = decisionOf(entry) === decision;
  keepDecisions({ [entry.digest]: isTakenBack ? undefined : decision });
  announce(`${titleOf(entry)}: ${isTakenBack ? 'open again' : decisionWords[decision]}`);
  if (!isTakenBack) goToNextOpen();
}

/** Accepts every entry that is shown and open. */
function acceptShown() {
  const open = openShown();
  keepDecisions(Object.fromEntries(open.map((entry) => [entry.digest, 'accept'])));
  announce(`${counted(open.length, 'snapshot')} accepted`);
}

function clearDecisions() {
  keepDecisions(Object.fromEntries(state.report.entries.map((entry) => [entry.digest, undefined])));
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
