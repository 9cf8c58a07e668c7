import { anyRecord } from '../../codegen/files/raw.ts';
import type { Act } from '../engine/audit/audit.ts';

/** More names would make a line of the log too long. */
const MOST_FILES = 30;

/** Calls below /dev/studio/ that change something, and are lines of the audit log. */
const CHANGES = new Set([
  'edit',
  'undo',
  'redo',
  'restore',
  'publish',
  'serve',
  'takeover',
  'share',
  'case',
  'propose',
  'accept',
  'decline',
  'resume',
]);

/** @returns undefined: it changes nothing */
export function actIn(method: string, path: string): string | undefined {
  const call = method === 'POST' ? /^\/dev\/studio\/(\w+)$/.exec(path)?.[1] : undefined;
  return call !== undefined && CHANGES.has(call) ? call : undefined;
}

/**
 * The line of the audit log.
 *
 * @param answer of the copy, as JSON
 * @returns undefined: nothing was done
 */
export function actOf(call: string, status: number, answer: unknown): Act | undefined {
  if (status === 403) return { czynnosc: 'ODMOWA_DOSTEPU', szczegoly: { operacja: `studio ${call}` } };
  if (status !== 200) return undefined;
  const { diff, steps, undone, version, why, current, files, conflicts } = anyRecord(answer);
  switch (call) {
    case 'publish':
      return { czynnosc: 'PUBLIKACJA', szczegoly: why === undefined ? { wersja: version } : { wynik: why } };
    case 'serve':
      return { czynnosc: 'PUBLIKACJA', szczegoly: { wersja: current, powrot: true } };
    case 'takeover':
      return conflicts ? undefined : { czynnosc: 'PRZEJECIE', szczegoly: { pliki: short(files) } };
    case 'propose':
    case 'accept':
    case 'decline':
    case 'resume':
      return { czynnosc: 'PROPOZYCJA', szczegoly: { rodzaj: call } };
    case 'share':
      return conflicts ? undefined : { czynnosc: 'ODDANIE' };
    default: {
      const step = call === 'undo' ? listOf(undone)[0] : listOf(steps).at(-1);
      const pliki =
        call === 'undo' || call === 'redo' ? anyRecord(step).files : listOf(diff).map((one) => anyRecord(one).file);
      return { czynnosc: 'ZMIANA', szczegoly: { rodzaj: call, pliki: short(pliki) } };
    }
  }
}

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
const short = (files: unknown): unknown[] => listOf(files).slice(0, MOST_FILES);
