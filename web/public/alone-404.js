// Runs in the page that a host shows for an address that it does not know: opens the site there. Its first page lies in
// this folder or in one above it.
(async () => {
  const parts = location.pathname.split('/').slice(0, -1);
  for (; parts.length > 0; parts.pop()) {
    const folder = `${parts.join('/')}/`;
    const about = await fetch(`${folder}site.json`)
      .then((answer) => answer.json())
      .catch(() => ({}));
    if (!('bailey' in about)) continue;
    const page = location.pathname.slice(folder.length - 1) + location.search;
    location.replace(`${folder}?page=${encodeURIComponent(page)}${location.hash}`);
    return;
  }
})();
