/*
 * Before the first paint: applies stored contrast, letter size and language (src/portal/stores/PreferencesStore.ts), and
 * whether the cookie notice was accepted (src/portal/app/shell/ShellStore.ts), so that nothing flashes. The prerendered page
 * is in the default language. It is hidden for another language until those texts are loaded, and for a portal that was in a
 * technical break or has another start page (src/portal/stores/PortalStore.ts) until that page is loaded. After the first
 * paint: adds the code of the portal, which the office puts in a template (codegen/site/pages.ts).
 */
(() => {
  const html = document.documentElement;
  // What only pages without scripts need is hidden (src/portal/ui/plain.css), unless the code of the portal fails or is late.
  html.dataset.scripts = '';
  let held;
  const fail = () => {
    delete html.dataset.scripts;
    // Better in a language that was not chosen than blank.
    delete html.dataset.early;
    // What was pressed while the code was awaited is sent now.
    if (html.dataset.drawn === undefined) held?.target.requestSubmit(held.submitter);
    held = undefined;
  };
  // A file of the code that did not come, or that this engine cannot read; some events of the window are no errors.
  addEventListener('error', ({ target, error }) => (target.type === 'module' || error) && fail(), true);
  setTimeout(() => html.dataset.scripts === '' && fail(), 20_000);
  // Secret codes of links leave the address before any request; the history entry holds them (src/portal/app/hiddenParams.ts).
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
    const stored = (key) => localStorage.getItem(`okienko.${key}`);
    if (stored('kontrast') === 'yb') html.dataset.contrast = 'yb';
    html.dataset.font = stored('czcionka') || html.dataset.font || '1';
    if (stored('ciasteczka') === '1') html.dataset.cookies = 'accepted';
    language = new URLSearchParams(location.search).get('lang') || stored('jezyk');
    if (language && language !== html.lang) html.dataset.early = 'hidden';
    const { pathname } = location;
    if (stored('przerwaTechniczna') === '1' || pathname === '/przerwa-techniczna') html.dataset.early = 'hidden';
    if (stored('innaStronaStartowa') === '1' && pathname === '/') html.dataset.early = 'hidden';
  } catch {
    // Without storage there are no preferences.
  }

  // Records a button that is pressed before the code is loaded, and the focused element (src/portal/app/replayEarlyInput.ts).
  document.addEventListener(
    'click',
    (event) => {
      // A button that leads elsewhere does so without the code.
      const button = event.target.closest('#portal button:is([type="button"], [form="czytanie"], [form^="stan:"])');
      if (button && html.dataset.drawn === undefined) html.dataset.pressed = button.textContent;
      // Before React, which may handle it itself.
    },
    true,
  );
  document.addEventListener('focusin', (event) => {
    if (html.dataset.drawn === undefined) html.dataset.focused = event.target.textContent;
  });

  // Records what is typed into the search before the code is loaded (src/portal/app/search/earlyTyped.ts).
  const early = (event) => html.dataset.drawn === undefined && event.target.closest('#portal [role="search"]');
  for (const kind of ['focusin', 'input']) {
    document.addEventListener(kind, (event) => {
      if (early(event)) html.dataset.typed = event.target.value;
    });
  }
  document.addEventListener('focusout', (event) => {
    // The focus has moved on: the field must not take it back.
    if (early(event) && event.relatedTarget && !event.target.value) delete html.dataset.typed;
  });
  document.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    // A block that is taken over after the rest of the page still has its form.
    const choices = target.id.startsWith('stan:');
    if (html.dataset.drawn !== undefined && !choices) return;
    if (html.dataset.scripts === undefined) {
      // Nobody else stores it, and what is stored is applied to the next page.
      if (target.id === 'czytanie') localStorage.setItem(`okienko.${submitter.name}`, submitter.value);
    } else if (early(event) || target.id === 'czytanie' || choices) {
      // The code is near: it stores what the reading tools set, and knows of choices in other forms.
      event.preventDefault();
      held = event;
      if (early(event)) html.dataset.entered = '';
      else if (!submitter || submitter.matches('.ok-plain')) html.dataset.sent = target.id;
    }
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
  // A page in the background is not painted, but has to start as well.
  document.addEventListener('DOMContentLoaded', () => (painted ? start() : setTimeout(start, 500)));
})();
