// Light, dark, or as the system has it.

const themes = { system: 'Automatic', light: 'Light', dark: 'Dark' };

function startTheme() {
  byId('theme-button').addEventListener('click', nextTheme);
  listen(['theme'], drawTheme);
  systemDark().addEventListener('change', drawTheme);
  drawTheme();
}

function nextTheme() {
  const names = Object.keys(themes);
  change({ theme: names[(names.indexOf(state.theme) + 1) % names.length] });
  announce(`appearance: ${themes[state.theme].toLowerCase()}`);
}

function systemDark() { return matchMedia('(prefers-color-scheme: dark)'); }

function drawTheme() {
  const system = systemDark().matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = state.theme === 'system' ? system : state.theme;
  const name = themes[state.theme] ?? themes.system;
  byId('theme-button').replaceChildren(
    make('span', { class: 'unseen' }, 'Appearance: '), name, ' ', keyHint('t'));
}
