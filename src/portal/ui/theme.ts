/** The four colour tokens that a commune may set, as in `theme` of services.config.json. */
const tokens = ['primary', 'primary-strong', 'on-primary', 'primary-soft'] as const;

/**
 * Applies the commune's colours to the page. The contrast mode is unchanged: it reads no theme.
 *
 * @param theme token -> #rrggbb; a missing token keeps the portal's own colour
 */
export function applyTheme(theme: Readonly<Record<string, string>>, html: HTMLElement): void {
  for (const token of tokens) {
    const colour = theme[token];
    if (colour) html.style.setProperty(`--theme-${token}`, colour);
    else html.style.removeProperty(`--theme-${token}`);
  }
}
