// Before the first paint, so that nobody is dazzled: the chosen theme, palette and motion.
try {
  const chosen = JSON.parse(localStorage.getItem('bailey-settings') || '{}');
  const root = document.documentElement;
  if (chosen.theme && chosen.theme !== 'system') root.dataset.theme = chosen.theme;
  if (chosen.distinct) root.dataset.palette = 'distinct';
  if (chosen.motion && chosen.motion !== 'system') root.dataset.motion = chosen.motion;
  if (chosen.language) root.lang = chosen.language;
} catch {
  // A browser that keeps nothing shows its own preferences.
}
