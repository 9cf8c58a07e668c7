import type { Line } from '../../engine/audit/digest.ts';
import { headOf } from '../../engine/audit/digest.ts';
import { type AuditFilter, readAudit } from '../../engine/audit/readAudit.ts';
import { lastSeal } from '../../engine/audit/seal.ts';
import { verifyAudit } from '../../engine/audit/verify.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Secrets } from '../../engine/session/secrets.ts';

/** The most lines that are printed at once. */
const MOST_LINES = 5000;

/** Lines of the log as tab-separated text or JSON lines, the oldest first. */
export async function printAudit(db: Db, filter: AuditFilter, json = false): Promise<string> {
  const lines = await readAudit(db, filter, MOST_LINES);
  if (lines.length === 0) return json ? '' : 'The log has no such line.';
  if (json) return lines.map((line) => JSON.stringify(jsonOf(line))).join('\n');
  const cut = lines.length === MOST_LINES ? [`Only the last ${MOST_LINES} lines: narrow them with --od and --do.`] : [];
  return [...lines.map(textOf), ...cut].join('\n');
}

const jsonOf = ({ szczegoly, ...line }: Line) => ({ ...line, szczegoly: JSON.parse(szczegoly) });

function textOf({ kiedy, strona, kontoId, login, siec, czynnosc, numer, szczegoly }: Line): string {
  const who = login || (kontoId === null ? '-' : `konto ${kontoId}`);
  const more = szczegoly === '{}' ? '' : szczegoly;
  return [kiedy, strona, who, siec || '-', czynnosc, numer ?? '-', more].join('\t').trimEnd();
}

/** Verifies the chain. @param head noted outside the database */
export async function printVerified(
  { db, secrets }: { db: Db; secrets: Secrets },
  { head, json }: { head: string | undefined; json: boolean },
): Promise<{ text: string; failed: boolean }> {
  const { faults, ...found } = await verifyAudit(db, secrets, head);
  const failed = faults.length > 0;
  if (json) return { text: JSON.stringify({ ...found, faults }, null, 2), failed };
  const sums = `${found.lines} lines under ${found.seals} seals; ${found.waiting} wait for their seal.`;
  if (!failed) return { text: `The log is whole: ${sums}\nHead: ${found.head ?? 'none yet'}`, failed };
  const texts = faults.map(({ text }) => text);
  return { text: [...texts, `The log is not whole: ${sums}`].join('\n'), failed };
}

/** The last seal, to be noted outside the database. */
export async function printHead(db: Db): Promise<string> {
  const last = await lastSeal(db);
  return last ? headOf(last) : 'There is no seal yet: the office makes one within a minute of the first line.';
}
