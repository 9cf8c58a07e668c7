/** The fields of a log line. No other field is written, so that no personal data get into the log. */
export interface LogEntry {
  poziom: 'info' | 'ostrzezenie' | 'blad';
  zdarzenie: string;
  operacja?: string;
  metoda?: string;
  status?: number;
  ms?: number;
  kod?: string;
  nrSprawy?: string;
  kontoId?: number;
  /** The name of the key of another system. */
  klucz?: string;
  /** The name of a receiver of events. */
  odbiorca?: string;
  /** An online payment. */
  zlecenieId?: number;
  /** The head of the audit log: number and digest of its last seal. */
  glowa?: string;
  /** Lines that could not be written. */
  linie?: number;
  /** For developers: message and stack of an internal error, masked. */
  blad?: string;
}

export type Log = (entry: LogEntry) => void;

const FIELDS = [
  'poziom',
  'zdarzenie',
  'operacja',
  'metoda',
  'status',
  'ms',
  'kod',
  'nrSprawy',
  'kontoId',
  'klucz',
  'odbiorca',
  'zlecenieId',
  'glowa',
  'linie',
  'blad',
] as const;

/** Writes each entry as a line of JSON, with its time in UTC. @param write takes one line */
export function logTo(write: (line: string) => void): Log {
  return (entry) => {
    const line: Record<string, unknown> = { czas: new Date().toISOString() };
    for (const field of FIELDS) if (entry[field] !== undefined) line[field] = entry[field];
    if (entry.blad !== undefined) line.blad = masked(entry.blad);
    write(`${JSON.stringify(line)}\n`);
  };
}

/** The last safeguard: masks numbers as long as a NIP, e-mail addresses, and words as long as a token. */
export const masked = (text: string): string =>
  text
    .replace(/\d{10,}/g, '<numer>')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '<e-mail>')
    .replace(/[\w-]{40,}/g, '<token>');

/** Much shorter than anybody waits for a line of a log. */
const GATHERED_MS = 20;

/**
 * Gathers the lines of a moment: under load one write for all of them, since each wakes another thread and is awaited.
 *
 * @returns `add` takes a line; `flush` writes what is gathered, at the latest when the process exits
 */
export function gathered(write: (lines: string) => void): { add(line: string): void; flush(): void } {
  let lines = '';
  const flush = () => {
    const text = lines;
    lines = '';
    if (text) write(text);
  };
  return {
    add(line) {
      if (!lines) setTimeout(flush, GATHERED_MS).unref();
      lines += line;
    },
    flush,
  };
}
