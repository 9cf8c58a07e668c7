import type { Answers } from './answers.ts';
import { readField } from './fields.ts';
import { slugOf } from './letters.ts';
import { KINDS } from './service.ts';

/** Asks a question; returns the input without spaces around it. */
export type Ask = (question: string) => Promise<string>;

/** Asks for missing options. Enter selects the value in brackets. */
export async function askFor(given: Answers, groups: readonly string[], ask: Ask): Promise<Answers> {
  const answers = { ...given };
  const among = async (what: string, words: readonly string[], first: string) => {
    for (;;) {
      const answer = (await ask(`${what} (${words.join(', ')}) [${first}]: `)) || first;
      if (words.includes(answer)) return answer;
    }
  };
  const yes = async (what: string) => /^[ytj]/i.test(await ask(`${what} (y/n) [n]: `));
  while (!answers.name) answers.name = await ask('Name of the service, in Polish: ');
  for (const [language, says] of [
    ['en', 'English'],
    ['de', 'German'],
    ['uk', 'Ukrainian'],
  ] as const)
    answers[`name-${language}`] ??= await ask(`  in ${says} (Enter to translate it later): `);
  const slug = slugOf(answers.name);
  answers.slug ??= (await ask(`Address: /uslugi/… [${slug}]: `)) || slug;
  answers.group ??= await among('Group', groups, groups[0] ?? '');
  answers.kind ??= await among('Kind', KINDS, 'list');
  answers.access ??= await among('Who may see it', ['public', 'restricted', 'full'], 'public');
  if (answers.access === 'full')
    answers.subject ??= await yes('Do its data belong to the person or institution that the resident acts for');
  answers.csv ??= await yes('Should the reference office answer from a CSV file of this folder');
  if (!answers.field?.length) answers.field = await fields(ask);
  return answers;
}

async function fields(ask: Ask): Promise<string[]> {
  const written: string[] = [];
  for (;;) {
    const one = await ask(written.length ? 'Next field (Enter to finish): ' : 'First field, as "Label:type": ');
    if (one === '') {
      if (written.length) return written;
      continue;
    }
    const read = readField(one);
    if ('why' in read) await ask(`${read.why} Enter to continue: `);
    else written.push(one);
  }
}
