import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from '../../codegen/command/command.ts';
import { check } from '../../codegen/commands/check.ts';
import { create } from '../../codegen/commands/new.ts';
import { codeBlocks } from './codeBlocks.ts';

const page = join(import.meta.dirname, '../../docs/tutorial.md');
const toolkit: Record<string, Command> = { new: create, check };
/** Commands of the reader's machine, and servers that keep running. */
const notRun = /^(git clone|cd okienko|npm start|\.\/okienko dev|OKIENKO_CONFIG=)/;

/**
 * Follows docs/tutorial.md from top to bottom: runs each command, writes each file.
 *
 * @param home the folder with the reader's clone; `brzozowa` is created in it
 * @returns the commands that failed
 */
export async function followTutorial(home: string): Promise<string[]> {
  const failed: string[] = [];
  for (const { info, before, code } of codeBlocks(readFileSync(page, 'utf8'))) {
    const file = before.match(/^`([\w./-]+)`$/)?.[1];
    if (file) write(join(home, 'brzozowa', file), code);
    if (info !== 'sh') continue;
    for (const line of code
      .trim()
      .split('\n')
      .filter((typed) => !notRun.test(typed))) {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
      const [, command = '', ...args] = words;
      const status = await toolkit[command]?.run(args.map((arg) => arg.replace(/^\.\.\//, `${home}/`)));
      if (status !== 0) failed.push(line);
    }
  }
  return failed;
}

function write(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
