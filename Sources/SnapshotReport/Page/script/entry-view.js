// The selected entry: its name, its pictures or texts, and beside them what changed, in words.

function startEntryView() {
  listen(['selected'], () => { change({ windows: null, focus: null }); drawEntry(); });
  listen(['selected', 'pane'], updateWindows);
  listen(['decisions'], drawDecision);
  listen(['decisions', 'seen'], drawAcceptTogether);
  listen(['mode', 'windows'], () => { drawTools(); drawStage(); });
  listen(['size'], () => { drawTools(); applySize(); });
  listen(['focus'], () => { drawPlaces(); drawOverlays(); });
  listen(['overlays'], () => { drawTools(); drawOverlays(); });
  drawEntry();
}

function drawEntry() {
  const entry = state.selected;
  const view = byId('entry');
  stopBlinking();
  openFilm(entry);
  if (!entry) return view.replaceChildren(emptyNotice());
  view.replaceChildren(
    heading(entry),
    make('div', { class: 'work' },
      make('div', { class: 'work-pictures' },
        make('div', { id: 'tools', class: 'tools' }),
        make('p', { id: 'sight', class: 'notice sight', role: 'status', hidden: '' }),
        make('section', { id: 'stage', class: 'stage', 'aria-label': 'Pictures' })),
      make('aside', { class: 'changes', 'aria-label': 'What changed' }, ...changesOf(entry))));
  drawDecision();
  drawTools();
  drawStage();
  addShowButtons(entry);
  addFigures(entry);
  const place = state.shown.indexOf(entry) + 1;
  announce(`${titleOf(entry)}: ${verdictOf(entry)}, ${place} of ${state.shown.length}`);
}

function emptyNotice() {
  const words = state.report.entries.length
    ? 'No snapshot passes the filter.' : 'The run took no snapshot.';
  return make('p', { class: 'notice' }, words);
}

function heading(entry) {
  const { chapter, figure, facets } = nameOf(entry);
  return make('div', { class: 'heading' },
    make('div', { class: 'heading-words' },
      make('p', { class: 'heading-chapter' }, outside([entry.store, chapter].filter(Boolean).join(' / '))),
      make('h2', { id: 'entry-name' }, ...nameParts(figure, facets)),
      make('p', { class: 'heading-verdict' }, verdictMark(entry), ...entry.classes.map(badge)),
      headingCause(entry)),
    make('div', { id: 'decision', class: 'decision', role: 'group', 'aria-label': 'Decision' }));
}

/** Where the changes stand below the pictures, the first of them stands above too. */
function headingCause(entry) {
  if (entry.outcome !== 'different' || !entry.statements.length) return null;
  return make('p', { class: 'heading-cause' }, outside(entry.statements[0].headline));
}

/** A figure's name and its facets, with spaces between. */
function nameParts(figure, facets) {
  return [outside(figure), ...facets.flatMap((facet) => [' ', outside(facet, { class: 'facet' })])];
}

function drawDecision() {
  const group = byId('decision');
  const entry = state.selected;
  if (!group || !entry) return;
  const decision = decisionOf(entry);
  if (!group.childElementCount) group.append(...decisionButtons(entry));
  for (const name of ['accept', 'reject']) {
    byId(name)?.setAttribute('aria-pressed', String(decision === name));
  }
}

function decisionButtons(entry) {
  const steps = [
    keyButton('Previous', 'k', () => step(-1)), keyButton('Next', 'j', () => step(1))];
  if (!isOpen(entry)) return steps;
  return [...steps,
    toggle('Reject', 'r', () => decide('reject'), { id: 'reject', class: 'reject' }),
    toggle('Accept', 'a', () => decide('accept'), { id: 'accept', class: 'accept' })];
}
