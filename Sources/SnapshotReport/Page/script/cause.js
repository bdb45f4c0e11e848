// Entries that changed for one cause belong together: they stand below each other in the list, and
// can be looked at on one sheet.

/** The cause of a statement; of texts it is that they are others. */
function causeIn({ changeClass, cause }) {
  return changeClass === 'text' ? classNames.text : cause;
}

/** Why an entry is not as it was, in the words that others of the same cause have too. */
function causeOf(entry) {
  if (entry.outcome !== 'different') return outcomes[entry.outcome];
  const statement = entry.statements.find(({ reaction }) => reaction === 'fail') ?? entry.statements[0];
  return statement ? causeIn(statement) : outcomes.different;
}

/** The entries that are shown and have an entry's cause. */
function companionsOf(entry) {
  return state.shown.filter((other) => other.outcome === entry.outcome && causeOf(other) === causeOf(entry));
}

/** Puts entries of one outcome and cause below each other, in the order of the first of each. */
function byCause(entries) {
  return [...grouped(entries, (entry) => `${entry.outcome} ${causeOf(entry)}`).values()].flat();
}
