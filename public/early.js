/*
 * Before the first paint: contrast, letters and language as this resident left them (src/stores/PreferencesStore.ts), and
 * whether the cookie notice was accepted (src/app/shell/ShellStore.ts), so that nothing flashes. What is written into the
 * page is in the default language; another waits for its own words. After the first paint: the code of the portal, which
 * the office left in a template (server/static/pages.ts).
 */
(() => {
  const html = document.documentElement;
  try {
    const kept = (key) => localStorage.getItem(`okienko.${key}`);
    if (kept('kontrast') === 'yb') html.dataset.contrast = 'yb';
    html.dataset.font = kept('czcionka') || '1';
    if (kept('ciasteczka') === '1') html.dataset.cookies = 'accepted';
    const language = new URLSearchParams(location.search).get('lang') || kept('jezyk');
    if (language && language !== html.lang) html.dataset.early = 'hidden';
  } catch {
    // No storage, no preferences.
  }

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const code = document.getElementById('code');
    if (code) document.head.append(code.content);
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A task after the frame. A page in the background has no frames, and starts all the same.
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 500);
  });
})();
