import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import type { OfficeView } from '../../../src/blocks/form/officeView.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { View } from '../documents/view.ts';

/** What a form is judged by: one request, and the data that the office has read for it. */
export interface Request {
  office: OfficeView;
  args: Readonly<Record<string, unknown>>;
  /** The form's screen in the language of the caller, and in the language that the office reads. */
  view: View;
  officeLanguage: View;
}

/** Who sends the request, and how more is asked with the same rights. */
export interface Caller {
  args: Readonly<Record<string, unknown>>;
  municipality: Pick<Municipality, 'manifest' | 'texts'>;
  /** Calls an operation that answers data, with the rights and the subject of the caller. @throws Refusal */
  ask(operation: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The chosen subject, as the portal has it; null without one. */
  subject: unknown;
  /** Has the caller a session? */
  isKnown: boolean;
  lang: Language;
  /** The day in Warsaw, ISO. */
  today: string;
  now: Date;
}
