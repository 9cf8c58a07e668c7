/**
 * The key in the browser's storage; '0' switches the shortcut off. A shortcut of one character has to have an off switch
 * (WCAG 2.1.4).
 */
export const shortcutKey = 'skrotSzukania';
