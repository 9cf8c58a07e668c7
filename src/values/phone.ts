import { NBSP } from './kwota.ts';

/** Exactly nine digits, as the office's forms ask for it. */
export const isPhone = (text: string): boolean => /^\d{9}$/.test(text);

/** `600 100 200`; other text stays as it is. */
export const formatPhone = (text: string): string => (isPhone(text) ? text.replace(/\B(?=(\d{3})+$)/g, NBSP) : text);
