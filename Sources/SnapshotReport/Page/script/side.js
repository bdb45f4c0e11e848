// In a narrow window the list stands behind a button, so that the picture comes first.

function startSide() {
  byId('side-button').addEventListener('click', () => openSide(byId('side-button').ariaExpanded !== 'true'));
  listen(['shown', 'selected'], drawSideButton);
  drawSideButton();
}

function openSide(isOpen) {
  byId('side-button').setAttribute('aria-expanded', String(isOpen));
  byId('side-parts').classList.toggle('is-open', isOpen);
}

function closeSide() { openSide(false); }

function drawSideButton() {
  const place = state.shown.indexOf(state.selected) + 1;
  byId('side-button').textContent = place ? `${place} of ${counted(state.shown.length, 'snapshot')}` : 'No snapshot';
}
