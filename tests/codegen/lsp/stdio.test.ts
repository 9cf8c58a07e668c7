import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';

test('okienko lsp uses standard input and output, and ends when they close', async () => {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../../codegen/cli.ts'), 'lsp', '--stdio']);
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  client.listen();
  const ended = new Promise((done) => server.once('exit', done));
  const { capabilities } = (await client.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders: null,
  })) as { capabilities: object };
  expect(capabilities).toMatchObject({ hoverProvider: true, renameProvider: { prepareProvider: true } });
  await client.sendRequest('shutdown');
  await client.sendNotification('exit');
  expect(await ended).toBe(0);
  client.dispose();
});
