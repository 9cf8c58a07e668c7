/** ready: known; held: a needed argument is not chosen; pending: loading; failed: the resident sees a message. */
export type Status = 'ready' | 'held' | 'pending' | 'failed';

const weight: Record<Status, number> = { ready: 0, held: 1, pending: 2, failed: 3 };

export function worse(a: Status, b: Status): Status {
  return weight[b] > weight[a] ? b : a;
}
