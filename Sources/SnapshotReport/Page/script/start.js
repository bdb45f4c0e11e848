// The page begins when all of it is there.

document.addEventListener('DOMContentLoaded', () => {
  change({ report: JSON.parse(byId('report').textContent) });
  startTheme();
  startDecisions();
  startSight();
  startList();
  startSide();
  startEntryView();
  startBasket();
  startFilter();
  startAddress();
  startKeyboard();
  byId('help-button').addEventListener('click', toggleHelp);
  drawSummary();
});

function drawSummary() {
  const { entries } = state.report;
  const failing = entries.filter(failsIn).length;
  const lacks = state.report.notices.length ? ' that are here' : '';
  byId('summary').textContent = failing
    ? `${failing.toLocaleString('en')} of ${entries.length.toLocaleString('en')} to look at`
    : `${counted(entries.length, 'snapshot')}${lacks}, all as they were`;
  byId('notices').replaceChildren(...state.report.notices.map((words) => make('p', { class: 'notice' }, outside(words))));
  byId('notices').hidden = !state.report.notices.length;
}
