#!/usr/bin/env node

/** The toolkit: one line here a command, one file each under commands/, read when it is asked for. */
const commands: Readonly<Record<string, { load(): Promise<(args: string[]) => Promise<number>>; says: string }>> = {
  check: {
    load: async () => (await import('./commands/check.ts')).check,
    says: 'proves that a municipality can be served; exit status 1 when it can not',
  },
  compile: {
    load: async () => (await import('./commands/compile.ts')).compile,
    says: 'writes the static files of a municipality into a folder',
  },
  conform: {
    load: async () => (await import('./commands/conform.ts')).conform,
    says: 'exercises a backend by the contract and says what differs',
  },
  dev: {
    load: async () => (await import('./commands/dev.ts')).dev,
    says: 'shows a municipality while it is worked on: problems, values, why a block is hidden',
  },
  explain: {
    load: async () => (await import('./commands/explain.ts')).explain,
    says: 'tells which file and line a value comes from',
  },
  export: {
    load: async () => (await import('./commands/export.ts')).exportSite,
    says: 'writes the portal of a municipality for a static web server, with the settings of nginx',
  },
  impact: {
    load: async () => (await import('./commands/impact.ts')).impact,
    says: 'tells what a change of the contract touches, breaking or safe, and offers renames',
  },
  lsp: {
    load: async () => (await import('./commands/lsp.ts')).lsp,
    says: 'answers an editor: problems while typing, completion, definitions, renaming',
  },
  mock: {
    load: async () => (await import('./commands/mock.ts')).mock,
    says: 'serves a municipality over an office that answers from the examples of the contract',
  },
  new: {
    load: async () => (await import('./commands/new.ts')).create,
    says: 'writes a new service, or an empty municipality',
  },
  scenario: {
    load: async () => (await import('./commands/scenario.ts')).scenario,
    says: 'runs the scenarios of the screens without a browser, and says which conditions they saw',
  },
  types: {
    load: async () => (await import('./commands/types.ts')).types,
    says: 'writes types, client, validators and openapi.json from schemas/api',
  },
  upgrade: {
    load: async () => (await import('./commands/upgrade.ts')).upgrade,
    says: 'tells which changes of an overlay mean something else over a newer base',
  },
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  const run = await command.load();
  process.exitCode = await run(args).catch(misunderstood);
} else {
  const lines = Object.entries(commands).map(([word, { says }]) => `  okienko ${word.padEnd(8)} ${says}`);
  console.log(`The toolkit of Okienko.\n\n${lines.join('\n')}\n\nokienko <command> --help says more.`);
  process.exitCode = name === 'help' || name === '--help' ? 0 : 2;
}

/** An option that the command does not have. */
function misunderstood(error: unknown): number {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${message.split('. ')[0]}. okienko ${name} --help says more.`);
  return 2;
}
