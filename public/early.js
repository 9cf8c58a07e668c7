/*
 * Before the first paint: contrast, letters and language as this resident left them (src/stores/PreferencesStore.ts), so
 * that nothing flashes. What is written into the page is in the default language; another waits for its own words.
 */
(() => {
  const html = document.documentElement;
  try {
    const kept = (key) => localStorage.getItem(`okienko.${key}`);
    if (kept('kontrast') === 'yb') html.dataset.contrast = 'yb';
    html.dataset.font = kept('czcionka') || '1';
    const language = new URLSearchParams(location.search).get('lang') || kept('jezyk');
    if (language && language !== html.lang) html.dataset.early = 'hidden';
  } catch {
    // No storage, no preferences.
  }
})();
