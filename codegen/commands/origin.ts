/** Is it the origin of a site: `https://portal.example`, with a port or without? */
export const isOrigin = (text: string): boolean => /^https?:\/\/[A-Za-z0-9.:[\]-]+$/.test(text);
