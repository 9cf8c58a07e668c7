import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../engine/config/config.ts';
import { gathered, type Log, logTo } from '../engine/log.ts';
import { LogWriter } from '../engine/logWriter.ts';

/** A demo writes no log to the terminal; in production the log is the output of the process. */
export function openLog(config: Config): Log {
  const writer = new LogWriter(
    config.mode === 'production' ? process.stdout.fd : openSync(join(config.varDir, 'okienko.log'), 'a'),
  );
  const lines = gathered((text) => writer.add(text));
  process.once('exit', () => {
    lines.flush();
    writer.end();
  });
  return logTo(lines.add);
}
