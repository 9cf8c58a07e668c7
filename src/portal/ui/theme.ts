/** The four tokens a commune may set, as in `theme` of services.config.json. */
const tokens = ['primary', 'primary-strong', 'on-primary', 'primary-soft'] as const;

/**
 * Gives the page the commune's colour. Contrast mode stays what it is: it reads no theme.
 *
 * @param theme token -> #rrggbb; a token that is not there keeps the portal's own colour
 */
export function applyTheme(theme: Readonly<Record<string, string>>, html: HTMLElement): void {
  for (const token of tokens) {
    const colour = theme[token];
    if (colour) html.style.setProperty(`--theme-${token}`, colour);
    else html.style.removeProperty(`--theme-${token}`);
  }
}
