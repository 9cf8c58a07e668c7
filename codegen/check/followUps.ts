import type { Problem } from '../../src/lang/errors/problem.ts';

/** A file with one of these was not read, or not to its end. */
const UNREAD = ['json.syntax', 'json.encoding', 'json.size', 'json.depth'];
/** With a mistake like these in its shape, a file of the contract is left out. */
const LEFT_OUT = [...UNREAD, 'value.type', 'value.range', 'value.constant', 'list.short', 'list.long', 'key.choice'];

/** Kinds of files, and the codes that only say that names of such a file are missing. */
const KINDS: readonly { file: RegExp; causes: readonly string[]; follow: RegExp }[] = [
  {
    file: /(^|\/)schemas\/api\/[^/]+\.json$/,
    causes: LEFT_OUT,
    follow: /^(operation|ref|field)\.unknown$|^data\.(operation|unbound)$|^scenario\.name$/,
  },
  {
    file: /(^|\/)(services|overlay)\.config\.json$/,
    causes: UNREAD,
    follow: /^(screen|service|host|content)\.unknown$|^scenario\.screen$|^part\.nowhere$/,
  },
  { file: /(^|\/)content\/catalogue(\.edit)?\.json$/, causes: UNREAD, follow: /^content\.unknown$/ },
  {
    file: /(^|\/)screens\/.+\.json$/,
    causes: UNREAD,
    follow: /^(param\.unknown|path\.param|special\.page|words\.screen)$/,
  },
  { file: /\.csv$/, causes: ['data.file'], follow: /^data\.table$/ },
];

/** The problems without those that only follow from a file that could not be read: that one is corrected first. */
export function withoutFollowUps(problems: readonly Problem[]): Problem[] {
  const unread = new Set(problems.filter(({ code }) => UNREAD.includes(code)).map(({ file }) => file));
  const silenced = KINDS.filter(({ file, causes }) =>
    problems.some((problem) => file.test(problem.file) && causes.includes(problem.code)),
  ).map(({ follow }) => follow);
  return problems.filter(
    ({ code, file }) => UNREAD.includes(code) || !(unread.has(file) || silenced.some((follow) => follow.test(code))),
  );
}
