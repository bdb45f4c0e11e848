// What survives a reload. A browser may forbid it; then the page works and forgets.

function recall(name, fallback) {
  try {
    const text = localStorage.getItem(`quarterturn.${name}`);
    return text === null ? fallback : JSON.parse(text);
  } catch { return fallback; }
}

function remember(name, value) {
  try { localStorage.setItem(`quarterturn.${name}`, JSON.stringify(value)); } catch { /* forgotten */ }
}
