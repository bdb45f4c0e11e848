// What a cause changed, drawn before and after, below its words. What needs no frames is drawn at
// once; the rest when the entry's layouts are here.

const kindNames = {
  constraint: 'Constraint', margin: 'Margin', spacing: 'Spacing', arrangement: 'Arrangement', order: 'Order',
  frame: 'Frame', text: 'Text', font: 'Font', color: 'Colour', image: 'Image', state: 'State', look: 'Look',
  content: 'Content', setting: 'Setting',
};

const figureLimit = 3;

/** The kinds of causes of an entry, each once. */
function kindsOf(entry) {
  return [...new Set(entry.statements.flatMap(({ causes }) => causes.map(({ kind }) => kind)))];
}

/** The figures of a statement: one for each of its first changed properties. */
function figuresOf(statement) {
  const { causes, cause } = statement;
  if (!causes.length) return null;
  const rest = causes.length - figureLimit;
  return make('div', { class: 'cause-figures', 'data-cause': cause },
    ...causes.slice(0, figureLimit).map((change, number) => figureOf(change, number, causes.length > 1)),
    rest > 0 ? make('p', { class: 'cause-rest' }, `and ${counted(rest, 'more property').replace('propertys', 'properties')}`) : null);
}

/** The figure of a property, under its name if the statement has several. */
function figureOf(change, number, isNamed) {
  const { kind, golden, actual } = change;
  if (!golden && !actual) return null;
  return make('figure', { class: `cause-figure is-${kind}`, 'data-number': number, role: 'group', 'aria-label': figureWords(change) },
    isNamed ? outside(change.property, { class: 'cause-name' }) : null,
    make('div', { class: 'cause-sides' }, ...(plainFigures[kind] ?? wordsFigure)(change)));
}

/** A figure as text, for screen readers. */
function figureWords({ kind, property, golden, actual }) {
  return `${kindNames[kind] ?? kind}: ${property}, golden ${golden || 'none'}, now ${actual || 'none'}`;
}

/** Draws the figures that need frames, in place of the values alone. */
async function addFigures(entry) {
  const details = await detailsOf(entry);
  if (!details || entry !== state.selected) return;
  const scenes = details.moves.flatMap((pane) => pane.scenes ?? []);
  for (const box of document.querySelectorAll('.cause-figures')) {
    const statement = entry.statements.find(({ cause, causes }) => cause === box.dataset.cause && causes.length);
    const scene = scenes.find(({ cause, from, to }) => cause === box.dataset.cause && from && to);
    if (statement && scene) addScene(box, statement, scene);
  }
}

function addScene(box, statement, scene) {
  for (const item of box.querySelectorAll('.cause-figure')) {
    const change = statement.causes[Number(item.dataset.number)];
    const sides = sceneFigures[change.kind]?.(change, scene);
    if (sides) item.querySelector('.cause-sides').replaceChildren(...sides);
  }
}

/** Whether the golden's value was put back, and what came of it. */
function proofOf({ causes }) {
  const proof = causes[0]?.proof;
  if (!proof) return null;
  return { ...proof, isGood: proof.result === 'golden' || proof.result === 'own' };
}

/** The line with the proof of a cause, marked as good or open. */
function proofLine(statement) {
  const proof = proofOf(statement);
  if (!proof) return null;
  return make('p', { class: `proof ${proof.isGood ? 'is-good' : 'is-open'}` },
    make('span', { 'aria-hidden': 'true' }, proof.isGood ? '✓ ' : '≠ '), outside(statement.details[0] ?? ''));
}
