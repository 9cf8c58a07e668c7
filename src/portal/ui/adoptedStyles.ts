let container: HTMLElement | undefined;

/**
 * A container for PrimeReact's `<style>` elements that satisfies `style-src 'self'`: it is outside the document, and its
 * styles are copied into adopted stylesheets. Those are CSSOM, which the policy does not restrict.
 * There is one container for the page: PrimeReact finds an existing style in it and adds none twice.
 */
export function adoptedStyleContainer(): HTMLElement {
  container ??= makeContainer();
  return container;
}

function makeContainer(): HTMLElement {
  const box = document.createElement('div');
  const sheets = new Map<Element, CSSStyleSheet>();
  new MutationObserver(() => {
    const before = new Set(sheets.values());
    const live = [...box.querySelectorAll('style')];
    for (const gone of [...sheets.keys()].filter((style) => !live.includes(style as HTMLStyleElement))) {
      sheets.delete(gone);
    }
    for (const style of live) {
      const sheet = sheets.get(style) ?? new CSSStyleSheet();
      sheet.replaceSync(style.textContent ?? '');
      sheets.set(style, sheet);
    }
    const others = document.adoptedStyleSheets.filter((sheet) => !before.has(sheet));
    document.adoptedStyleSheets = [...others, ...sheets.values()];
  }).observe(box, { childList: true, subtree: true, characterData: true });
  return box;
}
