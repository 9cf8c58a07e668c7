/*
 * Before the first paint: contrast, letters and language as this resident left them (src/portal/stores/PreferencesStore.ts), and
 * whether the cookie notice was accepted (src/portal/app/shell/ShellStore.ts), so that nothing flashes. What is written into the
 * page is in the default language; another waits for its own words, and a portal that was in a technical break or opened
 * with another page than home (src/portal/stores/PortalStore.ts) for that page. After the first paint: the code of the portal,
 * which the office left in a template (server/static/pages.ts).
 */
(() => {
  const html = document.documentElement;
  // Codes of links leave the address before anything is asked for; the history entry keeps them (src/portal/app/hiddenParams.ts).
  const query = new URLSearchParams(location.search);
  const codes = (html.dataset.hide || '').split(' ').filter((name) => query.has(name));
  if (codes.length > 0) {
    const { usr, ...entry } = history.state || {};
    const memory = { ...usr?.memory, ...Object.fromEntries(codes.map((name) => [name, query.get(name)])) };
    for (const name of codes) query.delete(name);
    const left = location.pathname + (query.size > 0 ? `?${query}` : '') + location.hash;
    history.replaceState({ ...entry, usr: { ...usr, memory } }, '', left);
  }

  let language = '';
  try {
    const kept = (key) => localStorage.getItem(`okienko.${key}`);
    if (kept('kontrast') === 'yb') html.dataset.contrast = 'yb';
    html.dataset.font = kept('czcionka') || '1';
    if (kept('ciasteczka') === '1') html.dataset.cookies = 'accepted';
    language = new URLSearchParams(location.search).get('lang') || kept('jezyk');
    if (language && language !== html.lang) html.dataset.early = 'hidden';
    const { pathname } = location;
    if (kept('przerwaTechniczna') === '1' || pathname === '/przerwa-techniczna') html.dataset.early = 'hidden';
    if (kept('innaStronaStartowa') === '1' && pathname === '/') html.dataset.early = 'hidden';
  } catch {
    // No storage, no preferences.
  }

  // A button that is pressed before there is code to answer, and where the keyboard is (src/portal/app/replayEarlyInput.ts).
  document.addEventListener('click', (event) => {
    const button = event.target.closest('#portal button');
    if (button && html.dataset.drawn === undefined) html.dataset.pressed = button.textContent;
  });
  document.addEventListener('focusin', (event) => {
    if (html.dataset.drawn === undefined) html.dataset.focused = event.target.textContent;
  });

  // What is typed into the search before there is code to answer (src/portal/app/search/earlyTyped.ts).
  const early = (event) => html.dataset.drawn === undefined && event.target.closest('#portal [role="search"]');
  for (const kind of ['focusin', 'input']) {
    document.addEventListener(kind, (event) => {
      if (early(event)) html.dataset.typed = event.target.value;
    });
  }
  document.addEventListener('focusout', (event) => {
    // Gone on to something else: the field must not take the focus back.
    if (early(event) && event.relatedTarget && !event.target.value) delete html.dataset.typed;
  });
  document.addEventListener('submit', (event) => {
    if (!early(event)) return;
    event.preventDefault();
    html.dataset.entered = '';
  });

  let painted = false;
  const start = () => {
    const code = document.getElementById('code');
    if (!code) return;
    const words = [...code.content.querySelectorAll('link[hreflang]')];
    const mine = words.some((link) => link.hreflang === language) ? language : html.lang;
    for (const link of words) if (link.hreflang !== mine) link.remove();
    document.head.append(code.content);
    code.remove();
  };
  new PerformanceObserver(() => {
    painted = true;
    start();
  }).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, and starts all the same.
  document.addEventListener('DOMContentLoaded', () => (painted ? start() : setTimeout(start, 500)));
})();
