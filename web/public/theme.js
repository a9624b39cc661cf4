// Runs before the first paint: shows the chosen theme, palette, motion and language, and begins what the shelf requests.
try {
  const chosen = JSON.parse(localStorage.getItem('bailey-settings') || '{}');
  const root = document.documentElement;
  if (chosen.theme && chosen.theme !== 'system') root.dataset.theme = chosen.theme;
  if (chosen.distinct) root.dataset.palette = 'distinct';
  if (chosen.motion && chosen.motion !== 'system') root.dataset.motion = chosen.motion;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  root.lang = chosen.language || spoken.find((tag) => ['en', 'de', 'fr'].includes(tag)) || 'en';
  for (const path of location.pathname === '/' && root.dataset.alone === undefined ? ['me', 'games'] : []) {
    const soon = document.createElement('link');
    Object.assign(soon, { rel: 'preload', as: 'fetch', crossOrigin: '', href: `/api/${path}?language=${root.lang}` });
    document.head.append(soon);
  }
} catch {
  // A browser that keeps nothing shows its own preferences.
}
if (location.protocol === 'file:')
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('bailey').textContent =
      'A browser opens no program from a file. Serve this folder: python3 -m http.server 8080, then open http://localhost:8080.';
  });
