// A golden that is text: its lines with their numbers, what is gone and what is new.

function textStage(entry) {
  const stage = make('div', { class: 'text', tabindex: '0', role: 'group', 'aria-label': 'Text' },
    make('p', { class: 'notice' }, 'Loading…'));
  load(`details/${entry.id}`).then(
    (details) => stage.replaceChildren(...textOf(details.text)),
    (error) => stage.replaceChildren(make('p', { class: 'notice' }, error.message)));
  return stage;
}

function textOf(text) {
  if (!text) return [make('p', { class: 'notice' }, 'There is no text to show.')];
  const words = text.removed || text.added
    ? `${counted(text.removed, 'line')} removed, ${counted(text.added, 'line')} added` : 'The text';
  const table = make('table', { class: 'lines' },
    make('caption', {}, words),
    make('thead', { class: 'unseen' }, make('tr', {},
      ...['Expected line', 'Actual line', 'Change', 'Text'].map((name) => make('th', { scope: 'col' }, name)))),
    ...text.hunks.map(hunk));
  const rest = text.omitted ? [make('p', { class: 'notice' }, `${counted(text.omitted, 'more line')}: see the files`)] : [];
  return [table, ...rest];
}

const lineMarks = { kept: '', removed: '−', added: '+' };

function hunk({ goldenLine, actualLine, lines }) {
  let [old, now] = [goldenLine, actualLine];
  return make('tbody', {}, ...lines.map(({ kind, text, parts }) => {
    const numbers = [kind === 'added' ? '' : old++, kind === 'removed' ? '' : now++];
    return make('tr', { class: `line-${kind}` },
      ...numbers.map((number) => make('td', { class: 'line-number' }, String(number))),
      make('td', { class: 'line-mark' }, lineMarks[kind]),
      make('td', { class: 'line-text' }, ...wordsOf(kind, text, parts)));
  }));
}

/** A line, or where it became another one, what changed in it. */
function wordsOf(kind, text, parts) {
  if (!parts.length) return [outside(text)];
  const name = kind === 'removed' ? 'del' : 'ins';
  return [make('bdi', {}, ...parts.map((part) => (part.isChanged ? make(name, {}, part.text) : part.text)))];
}
