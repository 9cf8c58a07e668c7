import type { ShownProblem } from '../../report/lines.ts';
import type { News } from '../news.ts';
import { copyButton, h, part, say } from './element.ts';
import { words } from './words.ts';

/** The hidden problems; other problems are shown again. */
let hidden = '';

/** Number of errors at the last check; undefined before the first. */
let before: number | undefined;

/** Problems above the screen, each with its line, and their number in the bar. */
export function drawProblems(news: News): void {
  const errors = news.problems.filter(({ severity }) => severity === 'error');
  const warnings = news.problems.length - errors.length;
  const chip = part('chip');
  chip.hidden = false;
  chip.dataset.is = errors.length > 0 ? 'bad' : warnings > 0 ? 'wait' : 'good';
  chip.title = words().checkedIn(news.ms);
  chip.textContent =
    errors.length > 0 ? words().errors(errors.length) : warnings > 0 ? words().warnings(warnings) : words().noProblems;
  if (before !== errors.length && (errors.length > 0 || before))
    say(errors.length > 0 ? words().errorsInFiles(words().errors(errors.length)) : words().noErrorsAnyMore);
  before = errors.length;

  // Warnings stop nothing: they are shown on request, and only without errors.
  const shown = errors.length > 0 ? errors : news.problems;
  const what = JSON.stringify(shown.map(({ file, line, column, message }) => [file, line, column, message]));
  const place = part('problems');
  const onlyWarnings = errors.length === 0;
  place.hidden = shown.length === 0 || hidden === what || (onlyWarnings && place.dataset.asked !== what);
  place.dataset.only = onlyWarnings ? 'warnings' : 'errors';
  chip.onclick = () => {
    hidden = '';
    place.dataset.asked = what;
    drawProblems(news);
    if (!place.hidden) place.focus();
  };
  if (place.hidden) return;
  const stale = news.stale && (news.version ? words().lastGood : words().nothingRuns);
  const hide = () => {
    hidden = what;
    delete place.dataset.asked;
    place.hidden = true;
    chip.focus();
  };
  place.tabIndex = -1;
  place.onkeydown = (event) => event.key === 'Escape' && hide();
  place.replaceChildren(
    h(
      'div',
      { class: 'problems__head' },
      h(
        'h2',
        { class: 'problems__title' },
        onlyWarnings ? words().warnings(warnings) : words().errors(errors.length),
        stale && h('small', {}, ` · ${stale}`),
      ),
      h('button', { type: 'button', onclick: hide }, words().hide),
    ),
    words().messagesAre && h('p', { class: 'problems__note' }, words().messagesAre),
    ...shown.map(problem),
  );
}

function problem({ file, line, column, path, text, from, to, message, help = [], code }: ShownProblem): HTMLElement {
  const place = `${file}:${line}:${column}`;
  return h(
    'article',
    { class: 'problem' },
    h('h3', {}, copyButton(place, path ? `${path}:${line}:${column}` : place), h('code', { class: 'code' }, code)),
    text !== undefined && frame({ line, text, from, to, name: `${place} ${code}: ${message}` }),
    h('p', { class: 'problem__says', lang: 'en' }, message),
    ...help.map((one) => h('p', { class: 'problem__help', lang: 'en' }, one)),
  );
}

/** The line with a caret below the place; a long line is scrolled to it. */
function frame({
  line,
  text,
  from,
  to,
  name,
}: Pick<ShownProblem, 'line' | 'from' | 'to'> & { text: string; name: string }): HTMLElement {
  const number = String(line);
  const gutter = (words: string) => h('span', { class: 'gutter' }, `${words} │ `);
  const caret = h('span', { class: 'caret', 'aria-hidden': 'true' }, '^'.repeat(Math.max(1, to - from)));
  const whole = h(
    'pre',
    { tabindex: 0, role: 'region', 'aria-label': name },
    gutter(number),
    text.slice(0, from),
    h('mark', {}, text.slice(from, to)),
    `${text.slice(to)}\n`,
    gutter(' '.repeat(number.length)),
    ' '.repeat(from),
    caret,
  );
  requestAnimationFrame(() => {
    const end = caret.offsetLeft + caret.offsetWidth - whole.offsetLeft;
    whole.scrollLeft = Math.max(0, end + 40 - whole.clientWidth);
  });
  return whole;
}
