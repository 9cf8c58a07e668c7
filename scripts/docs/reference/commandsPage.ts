import { commands, listOfCommands } from '../../../codegen/commands/index.ts';

/** The page of the toolkit's commands: the --help of each. `scripts/toolkitHelp.mjs` reads it where nothing is installed. */
export function commandsPage(): string {
  const sections = commands.map(({ name, help }) => `## ${name}\n\n\`\`\`text\n${help}\n\`\`\``);
  return `# Commands of the toolkit

\`./okienko\` lists them; on Windows it is \`okienko\`. It runs without npm and installs its packages where they are missing, except to print
help; \`npx okienko\` works too.

\`\`\`text
${listOfCommands()}
\`\`\`

Each works in the folder of a municipality, complete or an overlay. Exit status 0 means success, 1 that the command found
problems, 2 that its arguments are wrong. Below is the output of each with \`--help\` or \`-h\`.

${sections.join('\n\n')}
`;
}
