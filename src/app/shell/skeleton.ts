/** What the static skeleton says: words of the municipality's own language, known when index.html is written. */
export interface SkeletonWords {
  name: string;
  tagline: string;
  /** On the home page its title and lead stand in the HTML already; elsewhere the place stays empty. */
  home?: { title: string; lead: string };
}

const logo =
  '<svg class="ok-logo" viewBox="0 0 40 44" aria-hidden="true"><path class="ok-logo__hexagon" d="M17.5 1.4a5 5 0 0 1 5 0l14 8.1a5 5 0 0 1 2.5 4.3v16.4a5 5 0 0 1-2.5 4.3l-14 8.1a5 5 0 0 1-5 0l-14-8.1A5 5 0 0 1 1 30.2V13.8a5 5 0 0 1 2.5-4.3z"/><path class="ok-logo__window" d="M12.5 28V19.5a7.5 7.5 0 0 1 15 0V28zM9.5 31.5h21"/></svg>';

/**
 * The bar and the welcome as plain HTML with the classes of the real ones, for inside the root element of index.html:
 * the first paint waits for no script, and nothing moves when React takes over. No style attribute, no script.
 */
export function skeletonHtml({ name, tagline, home }: SkeletonWords): string {
  const welcome = home
    ? `<div class="ok-welcome"><p class="ok-welcome__name">${escapeHtml(name)}</p><h1>${escapeHtml(home.title)}</h1><p class="ok-lead">${escapeHtml(home.lead)}</p></div>`
    : '';
  return `<div class="ok-shell"><header class="ok-bar"><div class="ok-bar__menu"><span class="ok-button ok-button--quiet ok-button--icon"></span></div><a class="ok-brand" href="/">${logo}<span class="ok-brand__words"><span class="ok-brand__name">${escapeHtml(name)}</span><span class="ok-brand__tagline">${escapeHtml(tagline)}</span></span></a><div class="ok-bar__tools"><span class="ok-fonts__size"></span></div><div class="ok-bar__user"></div></header><div class="ok-body"><div class="ok-side"></div><main class="ok-page" id="tresc">${welcome}</main></div></div>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
