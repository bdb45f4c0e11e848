// The bar at the foot of the page: what was accepted, as a command to copy.

function startBasket() {
  const basket = byId('basket');
  basket.append(
    make('p', { id: 'basket-count', class: 'basket-count' }),
    make('code', { id: 'command', class: 'command', tabindex: '0', role: 'textbox', 'aria-readonly': 'true',
      'aria-label': 'Command that accepts' }),
    make('div', { class: 'basket-buttons' },
      button('Copy', { id: 'copy', class: 'primary', onclick: copyCommand }),
      button('Clear', { id: 'clear', class: 'quiet', onclick: clearDecisions })));
  listen(['decisions'], drawBasket);
  drawBasket();
}

/** The command, with the digest of every change that was accepted. */
function acceptCommand() {
  const digests = new Set(decided('accept').map((entry) => entry.digest));
  return digests.size ? [state.report.command, ...digests].join(' ') : '';
}

function drawBasket() {
  const [accepted, rejected] = [decided('accept').length, decided('reject').length];
  const command = acceptCommand();
  const words = [accepted && `${accepted} accepted`, rejected && `${rejected} rejected`].filter(Boolean);
  byId('basket').hidden = !words.length;
  byId('basket-count').textContent = words.join(' · ');
  byId('command').textContent = command;
  byId('command').hidden = !command;
  byId('copy').hidden = !command;
}

async function copyCommand() {
  try { await navigator.clipboard.writeText(acceptCommand()); } catch { copySelected(byId('command')); }
  announce('command copied');
  byId('copy').textContent = 'Copied';
  setTimeout(() => { byId('copy').textContent = 'Copy'; }, 1500);
}

/** Where the clipboard is closed to pages, the command is selected and copied as by hand. */
function copySelected(element) {
  getSelection().selectAllChildren(element);
  document.execCommand('copy');
}
