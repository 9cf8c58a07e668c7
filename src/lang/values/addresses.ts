import { isEmail } from './email.ts';

/**
 * The address when it is one of a web site, or null. Other schemes may run something; a name or password before the host
 * only dresses one site up as another.
 */
export function webAddress(link: string | null): string | null {
  const url = link && URL.canParse(link) ? new URL(link) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null;
  return url.href;
}

/** `mailto:` for an address of one mailbox: nothing in it can add a subject or another addressee. */
export function mailAddress(text: string): string | null {
  if (!isEmail(text)) return null;
  const at = text.lastIndexOf('@');
  return `mailto:${encodeURIComponent(text.slice(0, at))}@${text.slice(at + 1)}`;
}

/** `tel:` for one number however it is grouped; nine digits are a Polish one, also for who calls from abroad. */
export function telAddress(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  if (!/^\+?\d{3,15}$/.test(digits)) return null;
  return `tel:${/^\d{9}$/.test(digits) ? '+48' : ''}${digits}`;
}

/** The address of a site as people give it, with `https://` or without: a host with a dot in it, and no spaces. */
export const isWebAddress = (text: string): boolean => /^(https?:\/\/)?[^\s/.:@]+(\.[^\s/.:@]+)+(\/\S*)?$/i.test(text);
