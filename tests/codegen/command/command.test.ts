import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { command } from '../../../codegen/command/command.ts';
import { CommandEnd, misuse } from '../../../codegen/command/ending.ts';
import { choice, flag, list, optional, required, rest, text, whole } from '../../../codegen/command/options.ts';
import { commands } from '../../../codegen/commands/index.ts';

const given = vi.fn();
const print = command({
  name: 'print',
  summary: 'prints a page',
  description: 'Prints a page of a book.',
  arguments: [required('book', 'its title'), optional('page', 'its number')],
  options: {
    paper: choice(['a4', 'a5'], 'the size', 'a4'),
    copies: whole('number', 'how many', 1, 20),
    to: text('printer', 'where'),
    mark: list('word', 'words to underline'),
    both: flag('on both sides'),
  },
  fails: 'there is no paper',
  run(all) {
    given(all);
    if (all.book === 'lost') throw new CommandEnd('The book is lost.', 1);
    if (all.book === 'secret') throw misuse('Nobody prints that.');
    return all.both ? 0 : 1;
  },
});

let out: string[];
let err: string[];
beforeEach(() => {
  out = [];
  err = [];
  given.mockClear();
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void err.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('a command', () => {
  test('is run with arguments and options by name, with their defaults', async () => {
    expect(await print.run(['Lalka'])).toBe(1);
    expect(given).toHaveBeenLastCalledWith({
      ...{ book: 'Lalka', page: undefined, paper: 'a4', copies: 1, to: undefined, mark: [], both: false },
    });
    const typed = [
      'Lalka',
      '12',
      '--paper',
      'a5',
      '--copies=3',
      '--to',
      'cellar',
      '--mark',
      'x',
      '--mark',
      'y',
      '--both',
    ];
    expect(await print.run(typed)).toBe(0);
    expect(given).toHaveBeenLastCalledWith({
      ...{ book: 'Lalka', page: '12', paper: 'a5', copies: 3, to: 'cellar', mark: ['x', 'y'], both: true },
    });
  });

  test.each([[['--help']], [['-h']], [['Lalka', '--both', '-h']]])(
    '%j prints its help and does not run',
    async (typed) => {
      expect(await print.run(typed)).toBe(0);
      expect(out).toEqual([print.help]);
      expect(given).not.toHaveBeenCalled();
    },
  );

  test('-h behind -- is an argument', async () => {
    await print.run(['--', '-h']);
    expect(given).toHaveBeenLastCalledWith(expect.objectContaining({ book: '-h' }));
  });

  test.each([
    [['Lalka', '--bath'], 'okienko print has no option --bath. Did you mean --both? okienko print --help says more.'],
    [['Lalka', '-x'], 'okienko print has no option -x. okienko print --help says more.'],
    [['Lalka', '--paper', 'a3'], '--paper is a4 or a5, not "a3".'],
    [['Lalka', '--copies', '21'], '--copies is a whole number up to 20, not "21". okienko print --help says more.'],
    [['Lalka', '--copies', 'two'], '--copies is a whole number up to 20, not "two". okienko print --help says more.'],
    [['Lalka', '--to'], "Option '--to <value>' argument missing. okienko print --help says more."],
    [['Lalka', '--both=no'], "Option '--both' does not take an argument. okienko print --help says more."],
    [[], expect.stringMatching(/^<book> is missing: okienko print <book> \[page\]/)],
    [['a', '1', 'b'], expect.stringMatching(/^"b" is one argument too many: okienko print <book>/)],
    [['secret'], 'Nobody prints that.'],
  ])('%j is refused in a sentence, with status 2', async (typed, sentence) => {
    expect(await print.run(typed)).toBe(2);
    expect([out, err]).toEqual([[], [sentence]]);
  });

  test('that finds something prints it, with status 1', async () => {
    expect(await print.run(['lost'])).toBe(1);
    expect([out, err]).toEqual([['The book is lost.'], []]);
  });

  test('that fails for another reason fails', async () => {
    given.mockImplementationOnce(() => {
      throw new Error('out of ink');
    });
    await expect(print.run(['Lalka'])).rejects.toThrow('out of ink');
  });

  test('shows all of it in its help', () => {
    expect(
      print.help,
    ).toBe(`okienko print <book> [page] [--paper a4|a5] [--copies <number>] [--to <printer>] [--mark <word>]… [--both]

Prints a page of a book.

  book               its title
  page               its number
  --paper a4|a5      the size; a4 by default
  --copies <number>  how many; 1 by default
  --to <printer>     where
  --mark <word>      words to underline
  --both             on both sides

Exit status 1 when there is no paper, 2 when the arguments are wrong.`);
  });

  test('takes all further arguments when it says so', async () => {
    const words = command({
      name: 'words',
      summary: '',
      description: '',
      arguments: [rest('words', 'any')],
      run({ words }) {
        expectTypeOf(words).toEqualTypeOf<readonly string[]>();
        given(words);
        return 0;
      },
    });
    await words.run(['a', 'b']);
    expect(given).toHaveBeenLastCalledWith(['a', 'b']);
  });
});

test.each(commands.map((one) => [one.name, one] as const))(
  'okienko %s has a summary, a help and no duplicate',
  async (name, one) => {
    expect(one.summary).toMatch(/^[a-z].*[^.]$/);
    expect(one.help).toContain(`okienko ${name}`);
    expect(commands.filter((other) => other.name === name)).toEqual([one]);
  },
);
