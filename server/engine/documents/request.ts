import type { Document, Screen } from '../../../src/blocks/screen.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';

/** The input of a document. */
export interface DocumentRequest {
  screen: Screen;
  document: Document;
  /** The arguments of the operation: the root `arg`. */
  args: Readonly<Record<string, unknown>>;
  /** Calls an operation on behalf of the same actor; null and undefined arguments are left out. */
  call(operation: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The chosen subject, null without one. Its `nazwa` is printed under the title, unless the screen is public. */
  subject: unknown;
  user: unknown;
  config: unknown;
  /** yyyy-MM-dd in Europe/Warsaw: also the date of printing. */
  today: string;
  /** ISO moment; now when left out. */
  now?: string;
  language: Language;
  /** All texts of that language, flat keys. */
  texts: Readonly<Record<string, string>>;
  /** The issuer of the document. */
  issuer: { name: string };
  /** Text keys of the services' names by `uslugaId`, for texts that name a service. */
  services?: Readonly<Record<string, string>>;
}
