import type { Problem } from '../../src/lang/errors/problem.ts';

/** A file with one of these was not read, or not to its end. */
const UNREAD = ['json.syntax', 'json.encoding', 'json.size', 'json.depth'];
/** With a mistake like these in its shape, a file of the contract is left out. */
const LEFT_OUT = [...UNREAD, 'value.type', 'value.range', 'value.constant', 'list.short', 'list.long', 'key.choice'];

/** With one of these at its top, a file declares less than it says. */
const INCOMPLETE = ['key.missing', 'key.unknown', 'key.choice', 'value.type', 'list.short'];

/** The place of a file as a whole, or of one of its parts. */
const TOP = /^(\/[^/]*)?$/;

/** Kinds of files, and the codes that only say that names of such a file are missing; `same`: in that file alone. */
const KINDS: readonly { file: RegExp; causes: readonly string[]; top?: RegExp; follow: RegExp; same?: true }[] = [
  {
    file: /(^|\/)schemas\/api\/[^/]+\.json$/,
    causes: LEFT_OUT,
    top: TOP,
    follow:
      /^(operation|ref|field|argument)\.unknown$|^data\.(operation|unbound|argument|field|subject)$|^scenario\.(name|answer)$|^(body\.shape|form\.field)$/,
  },
  {
    file: /(^|\/)schemas\/api\/[^/]+\.json$/,
    causes: ['ref.unknown', 'key.unknown'],
    follow: /^(form\.field|(argument|field)\.unknown|body\.shape|data\.(argument|field))$/,
  },
  { file: /(^|\/)(services|overlay)\.config\.json$/, causes: ['id.twice', 'service.twice'], follow: /^id\.twice$/ },
  {
    file: /(^|\/)(services|overlay)\.config\.json$/,
    causes: UNREAD,
    // Services are in groups.
    top: /^(\/[^/]*|\/groups\/\d+(\/[^/]*)?)?$/,
    follow:
      /^(screen|service|host|content|param)\.unknown$|^scenario\.(screen|name)$|^(part\.nowhere|markup\.link|document\.missing|overlay\.target)$/,
  },
  {
    file: /(^|\/)content\/catalogue(\.edit)?\.json$/,
    causes: UNREAD,
    top: TOP,
    follow: /^(content\.(unknown|stray)|markup\.link)$/,
  },
  {
    file: /(^|\/)data\.config\.json$/,
    causes: UNREAD,
    top: TOP,
    follow: /^data\.(table|subject|record|unbound|argument)$/,
  },
  {
    file: /(^|\/)screens\/.+\.json$/,
    causes: UNREAD,
    follow: /^((param|block|dialog)\.unknown|path\.param|special\.page|words\.screen)$/,
  },
  // Which texts, screens and files are used is not known yet.
  {
    file: /(^|\/)(screens\/.+|(services|overlay)\.config)\.json$/,
    causes: UNREAD,
    follow: /^((text|fragment|content|definition)\.unused|unused|screen\.unreachable|dialog\.unopened)$/,
  },
  // Blocks of a fragment that is not there.
  {
    file: /(^|\/)screens\/.+\.json$/,
    causes: ['fragment.unknown'],
    follow: /^(block|dialog|clear)\.unknown$/,
    same: true,
  },
  // The columns of a table of records are the arguments of the operations that write into it.
  { file: /(^|\/)data\.config\.json$/, causes: ['data.table'], follow: /^data\.(argument|record|field)$/ },
  { file: /\.csv$/, causes: ['data.file'], follow: /^data\.table$/ },
];

/** Blocks inside a block that is there twice are there twice as well, and services of a group. */
function withoutInner(problems: readonly Problem[]): readonly Problem[] {
  const twice = problems.filter(({ code, pointer }) => code === 'id.twice' && pointer.endsWith('/id'));
  const isInner = ({ code, file, pointer }: Problem): boolean =>
    (code === 'id.twice' || code === 'service.twice') &&
    twice.some(
      (outer) =>
        outer.file === file &&
        ['content', 'services'].some((inner) =>
          pointer.startsWith(`${outer.pointer.slice(0, -'/id'.length)}/${inner}/`),
        ),
    );
  return twice.length > 0 ? problems.filter((problem) => !isInner(problem)) : problems;
}

/** Says something about the shape of a file, not about what it means. */
const OF_SHAPE = /^(key|value|list|json)\./;

/**
 * What an object means is not known while a key of it is misspelt: its shape alone is reported. Expectations of a scenario are
 * independent. While a key is missing, nothing else is said of the object itself: a form without its fields needs them all.
 */
function withoutMisspelt(problems: readonly Problem[]): readonly Problem[] {
  const holders = new Map<string, string[]>();
  const lacking = new Set<string>();
  for (const { code, message, file, pointer } of problems)
    if (code === 'key.missing') lacking.add(`${file}#${pointer}`);
    else if (code === 'key.unknown' && message.includes('Did you mean') && !file.endsWith('.scenario.json'))
      holders.set(file, [...(holders.get(file) ?? []), pointer.slice(0, pointer.lastIndexOf('/') + 1)]);
  return problems.filter(
    ({ code, file, pointer }) =>
      OF_SHAPE.test(code) ||
      !(lacking.has(`${file}#${pointer}`) || holders.get(file)?.some((holder) => pointer.startsWith(holder))),
  );
}

/** The problems without those that only follow from another one, which is corrected first: a file that could not be read as a whole, a misspelt key. */
export function withoutFollowUps(problems: readonly Problem[]): Problem[] {
  const unread = new Set(problems.filter(({ code }) => UNREAD.includes(code)).map(({ file }) => file));
  const silenced = KINDS.flatMap((kind) => {
    const { file, causes, top } = kind;
    const found = problems.filter(
      ({ code, pointer, file: name }) =>
        file.test(name) && (causes.includes(code) || (INCOMPLETE.includes(code) && top?.test(pointer) === true)),
    );
    return found.length > 0 ? [{ ...kind, inFiles: kind.same && new Set(found.map((one) => one.file)) }] : [];
  });
  const isFollowUp = ({ code, file: name }: Problem): boolean =>
    unread.has(name) ||
    silenced.some(
      ({ file, causes, follow, inFiles }) =>
        follow.test(code) && (inFiles?.has(name) ?? true) && !(causes.includes(code) && file.test(name)),
    );
  return withoutMisspelt(withoutInner(problems)).filter(
    (problem) => UNREAD.includes(problem.code) || !isFollowUp(problem),
  );
}
