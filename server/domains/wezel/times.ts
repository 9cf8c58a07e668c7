import { MessageRefusal } from '../../engine/xml/messageRefusal.ts';

/** A moment of SAML: always in UTC. @returns milliseconds since 1970 @throws MessageRefusal */
export function momentOf(text: string | undefined): number {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text ?? '') ? Date.parse(text!) : Number.NaN;
  if (Number.isNaN(ms)) throw new MessageRefusal('time', 'no moment');
  return ms;
}
