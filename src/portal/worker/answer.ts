import { isGateway, isImmutable, type Kind, mayKeep, type Place } from './decide.ts';
import type { Kept } from './Kept.ts';

/** What an answer is made with. */
export interface Means {
  kept: Kept;
  /** Asks the office. */
  ask(): Promise<Response>;
  /** Over when so many milliseconds have passed. */
  pause(ms: number): Promise<void>;
  /** Goes on after the answer is given. */
  later(work: Promise<unknown>): void;
  /** The key of the frame without a page. */
  shell: string;
}

/** So long the office is waited for when there is something kept. */
export const PATIENCE_MS: Readonly<Record<Kind, number>> = { page: 4000, answer: 8000, file: 4000 };

/**
 * Files whose address says what is in them come from the shelf; for everything else the office is asked first, and what is
 * kept steps in when it is not reached. Without either it fails as it would without a worker.
 */
export async function answer({ kind, key }: Place, means: Means): Promise<Response> {
  const shelf = key === undefined ? undefined : await onShelf(kind, key, means);
  if (shelf && kind === 'file' && isImmutable(shelf)) return shelf;
  const asked = means.ask().then((response) => {
    if (key !== undefined && mayKeep(kind, response)) means.later(keep(kind, key, response.clone(), means));
    return response;
  });
  const instead = shelf ?? (kind === 'page' ? await means.kept.file(means.shell) : undefined);
  if (!instead) return asked;
  const reached = asked.then(
    (response) => (isGateway(response) ? undefined : response),
    () => undefined,
  );
  means.later(reached);
  // A page that was never seen is worth waiting for.
  const patience = shelf ? [means.pause(PATIENCE_MS[kind])] : [];
  return (await Promise.race([reached, ...patience])) ?? instead;
}

const onShelf = (kind: Kind, key: string, { kept }: Means) => (kind === 'answer' ? kept.answer(key) : kept.file(key));

const keep = (kind: Kind, key: string, response: Response, { kept }: Means) =>
  kind === 'answer' ? kept.keepAnswer(key, response) : kept.keepFile(key, response);
