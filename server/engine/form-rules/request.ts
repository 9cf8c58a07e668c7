import type { OfficeView } from '../../../src/blocks/form/officeView.ts';
import type { View } from '../documents/view.ts';

/** What a form is judged by: one request, and the data that the office has read for it. */
export interface Request {
  office: OfficeView;
  args: Readonly<Record<string, unknown>>;
  /** The form's screen in the language of the caller, and in the language that the office reads. */
  view: View;
  officeLanguage: View;
}
