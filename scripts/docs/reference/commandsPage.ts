import { commands } from '../../../codegen/commands/index.ts';

/** The page of the toolkit's commands: what each prints with --help. */
export function commandsPage(): string {
  const sections = commands.map(({ name, help }) => `## ${name}\n\n\`\`\`text\n${help}\n\`\`\``);
  return `# Commands of the toolkit

\`./okienko\` lists them; on Windows it is \`okienko\`. It runs without npm and installs its packages where they are missing; \`npx okienko\` works too. Each works in the folder of a municipality, a whole one or one that lies over the shipped one: exit status 0 when all is well, 1 when
something was found, 2 when the command was not understood. What follows is what each prints with \`--help\` or \`-h\`.

${sections.join('\n\n')}
`;
}
