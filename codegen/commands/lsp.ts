import { command } from '../command/command.ts';
import { flag } from '../command/options.ts';

export const lsp = command({
  name: 'lsp',
  summary: 'language server for editors: problems while typing, completion, definitions, renaming',
  description: `A language server for editors, over standard input and output: problems while typing, completion, the meaning
of a word, its definition and uses, renaming. It reads the folders that the editor has open. docs/editor.md sets it up.`,
  options: { stdio: flag('for editors that add it; there is no other way to connect') },
  async run() {
    const { createConnection, ProposedFeatures, StreamMessageReader, StreamMessageWriter } = await import(
      'vscode-languageserver/node'
    );
    const { serve } = await import('../lsp/server.ts');
    const [reader, writer] = [new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)];
    serve(createConnection(ProposedFeatures.all, reader, writer));
    return new Promise<number>((done) => process.stdin.once('close', () => done(0)));
  },
});
