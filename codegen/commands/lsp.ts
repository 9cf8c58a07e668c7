import { parseArgs } from 'node:util';
import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serve } from '../lsp/server.ts';

const help = `okienko lsp

A language server for editors, over standard input and output: problems while typing, completion, what a word means,
where it is written and used, renaming. The folders are those that the editor has open. docs/editor.md sets it up.`;

export async function lsp(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean', default: false }, stdio: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  serve(
    createConnection(
      ProposedFeatures.all,
      new StreamMessageReader(process.stdin),
      new StreamMessageWriter(process.stdout),
    ),
  );
  return new Promise((done) => process.stdin.once('close', () => done(0)));
}
