/** A difference between a backend and the contract. */
export interface Difference {
  /** The broken rule: `answer`, `session`, `unknown-argument` … (docs/backend.md). */
  rule: string;
  /** One sentence with the actual and the expected behaviour. It never contains a value of an answer. */
  message: string;
}

export interface OperationReport {
  id: string;
  verdict: 'conforming' | 'differing' | 'not tried';
  differences: readonly Difference[];
  /** Why it was not tried, or only partly. */
  notes: readonly string[];
  /** Response time, ms. */
  ms?: number;
}

export interface Report {
  base: string;
  /** The account of the session, or the reason why there is no session. */
  session: string;
  /** Differences of the whole backend. */
  backend: { differences: readonly Difference[]; notes: readonly string[] };
  operations: readonly OperationReport[];
}

export const differsAtAll = ({ backend, operations }: Report): boolean =>
  backend.differences.length > 0 || operations.some(({ verdict }) => verdict === 'differing');

/** Differences, then untried operations with the reason, then a summary. */
export function reportText(report: Report): string {
  const { base, session, backend, operations } = report;
  const of = (verdict: OperationReport['verdict']) => operations.filter((one) => one.verdict === verdict);
  const differing = of('differing').map(
    ({ id, differences, notes }) => `${id}\n${lines([...differences.map(textOf), ...notes])}`,
  );
  const untried = Map.groupBy(of('not tried'), ({ notes }) => notes.join(' '));
  const reasons = [...untried].map(([why, all]) => `  ${all.map(({ id }) => id).join(', ')}: ${why}`);
  const noted = of('conforming').filter(({ notes }) => notes.length > 0);
  const parts = [
    `${base}, ${session}`,
    ...(backend.differences.length > 0 ? [`The backend\n${lines(backend.differences.map(textOf))}`] : []),
    ...differing,
    ...(backend.notes.length > 0 ? [`Remarks\n${lines(backend.notes)}`] : []),
    ...(noted.length > 0
      ? [`Conforming, with a remark\n${noted.map(({ id, notes }) => `  ${id}: ${notes.join(' ')}`).join('\n')}`]
      : []),
    ...(reasons.length > 0 ? [`Not tried\n${reasons.join('\n')}`] : []),
    `${of('conforming').length} conforming, ${differing.length} differing, ${of('not tried').length} not tried${backend.differences.length > 0 ? ', and the backend itself differs' : ''}`,
  ];
  return parts.join('\n\n');
}

const textOf = ({ rule, message }: Difference): string => `${message} [${rule}]`;
const lines = (all: readonly string[]): string => all.map((one) => `  - ${one}`).join('\n');
