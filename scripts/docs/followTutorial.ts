import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from '../../codegen/command/command.ts';
import { check } from '../../codegen/commands/check.ts';
import { create } from '../../codegen/commands/new.ts';
import { codeBlocks } from './codeBlocks.ts';

const page = join(import.meta.dirname, '../../docs/tutorial.md');
const toolkit: Record<string, Command> = { new: create, check };
/** Of the reader's machine, or a server that stays. */
const notRun = /^(git clone|cd okienko|npm start|\.\/okienko dev|OKIENKO_CONFIG=)/;

/**
 * Does what docs/tutorial.md says, from top to bottom: each command is run, each file is written.
 *
 * @param home stands for the folder that holds the reader's clone; `brzozowa` is made in it
 * @returns commands that failed, none when the page is right
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
