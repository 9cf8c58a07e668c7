import { TooMany } from '../http/refusals.ts';

/** Documents at the same time, waiting ones included: for one account, and for one network without an account. */
const OF_ACCOUNT = 4;
const OF_NETWORK = 12;
const AGAIN_S = 5;

const drawing = new Map<string, number>();

/**
 * One account or network may use only some places of the queue, so that it cannot block the others.
 *
 * @throws TooMany before anything is fetched
 */
export async function withinShare<T>(
  who: { kontoId: number } | { network: string },
  draw: () => Promise<T>,
): Promise<T> {
  const [key, most] = 'kontoId' in who ? [`konto ${who.kontoId}`, OF_ACCOUNT] : [`siec ${who.network}`, OF_NETWORK];
  const now = drawing.get(key) ?? 0;
  if (now >= most) throw new TooMany(AGAIN_S);
  drawing.set(key, now + 1);
  try {
    return await draw();
  } finally {
    const left = drawing.get(key)! - 1;
    if (left > 0) drawing.set(key, left);
    else drawing.delete(key);
  }
}
