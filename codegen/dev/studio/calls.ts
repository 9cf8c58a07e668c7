import {
  type Catalogue,
  type Look,
  type Offer,
  type Part,
  type Plan,
  type Refused,
  STUDIO,
  type StudioState,
  type TextEntry,
} from '../../studio/api.ts';
import type { Edit, Sentence } from '../../studio/edit.ts';

/** The studio's answers; tests give answers of their own. */
export interface Calls {
  state(): Promise<StudioState>;
  part(file: string, at: string): Promise<Part>;
  text(key: string): Promise<TextEntry>;
  catalogue(): Promise<Catalogue>;
  look(): Promise<Look>;
  offers(file: string, at: string): Promise<readonly Offer[]>;
  plan(edit: Edit): Promise<Plan>;
  edit(edit: Edit): Promise<Plan & StudioState>;
  undo(): Promise<StudioState>;
  redo(): Promise<StudioState>;
}

/** What was asked cannot be done; without a sentence nothing answered. */
export class NotDone extends Error {
  readonly why: Sentence | undefined;

  constructor(why?: Sentence) {
    super(why?.en ?? 'okienko dev does not answer');
    this.why = why;
  }
}

/** 401, 403 and 429 are answers of a hosted studio. */
const REFUSALS = new Set([401, 403, 422, 429]);
const whyOf = async (answer: Response): Promise<Sentence | undefined> =>
  ((await answer.json().catch(() => ({}))) as Partial<Refused>).why;

/** Asks the studio; with a body by POST. */
export type Ask = <Answer>(path: string, body?: object | 'nothing') => Promise<Answer>;

/** @throws NotDone */
export const askerOver =
  (ask: typeof fetch): Ask =>
  async <Answer>(path: string, body?: object | 'nothing'): Promise<Answer> => {
    const sent = body instanceof Blob ? body : body === 'nothing' ? '' : JSON.stringify(body);
    const answer = await ask(STUDIO + path, {
      ...(body !== undefined && { method: 'POST', body: sent }),
    }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as Answer;
    throw new NotDone(answer && REFUSALS.has(answer.status) ? await whyOf(answer) : undefined);
  };

export function callsOver(call: Ask): Calls {
  const query = (given: Record<string, string>) => new URLSearchParams(given).toString();
  return {
    state: () => call('state'),
    part: (file, at) => call(`part?${query({ file, at })}`),
    offers: (file, at) => call(`offers?${query({ file, at })}`),
    text: (key) => call(`text?${query({ key })}`),
    catalogue: () => call('catalogue'),
    look: () => call('look'),
    plan: (edit) => call('plan', edit),
    edit: (edit) => call('edit', edit),
    undo: () => call('undo', 'nothing'),
    redo: () => call('redo', 'nothing'),
  };
}
