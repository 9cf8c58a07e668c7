import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const codegen = join(import.meta.dirname, '../../../codegen');

type Run = (args: string[]) => Promise<number> | number;

/** The commands of codegen/cli.ts, by the word that is typed. */
export function commandNames(): Map<string, { file: string; run: string }> {
  const cli = readFileSync(join(codegen, 'cli.ts'), 'utf8');
  const lines = [
    ...cli.matchAll(/^ {2}'?([\w-]+)'?: \{\s*load: async \(\) => \(await import\('\.\/([^']+)'\)\)\.(\w+)/gm),
  ];
  return new Map(lines.map(([, word = '', file = '', run = '']) => [word, { file, run }]));
}

/** What each command says of itself with --help. */
export async function commandsPage(): Promise<string> {
  const sections: string[] = [];
  for (const [word, { file, run }] of commandNames()) {
    const module = (await import(join(codegen, file))) as Record<string, Run>;
    sections.push(`## ${word}\n\n\`\`\`text\n${await helpOf(module[run]!)}\n\`\`\``);
  }
  return `# Commands of the toolkit

\`npx okienko\` lists them. Each works in the folder of a municipality, a whole one or one that lies over the shipped one: exit status 0 when all is well, 1 when
something was found, 2 when the command was not understood. What follows is what each says with \`--help\`.

${sections.join('\n\n')}
`;
}

async function helpOf(run: Run): Promise<string> {
  const lines: string[] = [];
  const { log } = console;
  console.log = (...words: unknown[]) => void lines.push(words.join(' '));
  try {
    await run(['--help']);
  } finally {
    console.log = log;
  }
  return lines.join('\n').trim();
}
