/** ready: known; held: an argument it needs is not chosen; pending: on its way; failed: the resident is told. */
export type Status = 'ready' | 'held' | 'pending' | 'failed';

const weight: Record<Status, number> = { ready: 0, held: 1, pending: 2, failed: 3 };

export function worse(a: Status, b: Status): Status {
  return weight[b] > weight[a] ? b : a;
}
