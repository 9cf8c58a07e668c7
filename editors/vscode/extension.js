const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** `okienko lsp` of the folder that is open, as `npx` finds it there. */
exports.activate = () => {
  const server = { command: 'npx', args: ['okienko', 'lsp'] };
  const documentSelector = [
    { scheme: 'file', language: 'json' },
    { scheme: 'file', pattern: '**/content/pages/**/*.html' },
  ];
  client = new LanguageClient('okienko', 'Okienko', server, { documentSelector });
  return client.start();
};

exports.deactivate = () => client?.stop();
