import { NS } from './names.ts';
import { element } from './write.ts';

/** A SOAP envelope around a message. @param message XML */
export const inEnvelope = (message: string): string =>
  element('soap:Envelope', { 'xmlns:soap': NS.soap }, element('soap:Body', {}, message));
