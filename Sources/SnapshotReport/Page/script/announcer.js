// What changed, said to who listens instead of looking.

function announce(words) { byId('announcer').textContent = words; }
