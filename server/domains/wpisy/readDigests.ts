import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { CommandRefusal } from '../../engine/command.ts';
import { canonicalJson } from '../../engine/process/digest.ts';

const LARGEST_MB = 10;
const DIGEST = /\b[0-9a-f]{64}\b/gi;

/**
 * The digests that an operator gives: one as it is printed, or those in the properties of a receipt (PDF), or that of a JSON
 * file with the application.
 *
 * @throws CommandRefusal for a file without a digest
 */
export function readDigests(given: string): readonly string[] {
  const typed = given.replace(/\s/g, '').toLowerCase();
  if (/^[0-9a-f]{64}$/.test(typed)) return [typed];
  const file = statSync(given, { throwIfNoEntry: false });
  if (!file?.isFile())
    throw new CommandRefusal(`"${given}" is neither a digest of 64 characters (0-9, a-f) nor a file.`);
  if (file.size > LARGEST_MB * 1024 * 1024) throw new CommandRefusal(`${given} has more than ${LARGEST_MB} MB.`);
  const bytes = readFileSync(given);
  const inside = bytes.toString('latin1').match(DIGEST) ?? [];
  if (inside.length > 0) return [...new Set(inside.map((one) => one.toLowerCase()))];
  const json = parsed(bytes.toString('utf8'));
  if (json === undefined)
    throw new CommandRefusal(`${given} has no digest: type the one that the receipt shows, 64 characters.`);
  return [createHash('sha256').update(canonicalJson(json)).digest('hex')];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
