import type { ShownProblem } from '../../report/lines.ts';
import type { News } from '../news.ts';
import { copyButton, h, part, say } from './element.ts';

/** The hidden problems; other problems are shown again. */
let hidden = '';

/** Problems above the screen, each with its line, and their number in the bar. */
export function drawProblems(news: News): void {
  const errors = news.problems.filter(({ severity }) => severity === 'error');
  const warnings = news.problems.length - errors.length;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const chip = part('chip');
  const before = chip.textContent;
  chip.hidden = false;
  chip.dataset.is = errors.length > 0 ? 'bad' : warnings > 0 ? 'wait' : 'good';
  chip.textContent =
    errors.length > 0
      ? count(errors.length, 'error')
      : warnings > 0
        ? count(warnings, 'warning')
        : `No problems · ${news.ms} ms`;
  if (before !== chip.textContent && (errors.length > 0 || before?.includes('error')))
    say(errors.length > 0 ? `${count(errors.length, 'error')} in the files` : 'No errors any more');

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
  const stale =
    news.stale &&
    (news.version ? 'The last version without errors runs below.' : 'Nothing runs until they are corrected.');
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
        onlyWarnings ? count(warnings, 'warning') : count(errors.length, 'error'),
        stale && h('small', {}, ` · ${stale}`),
      ),
      h('button', { type: 'button', onclick: hide }, 'Hide'),
    ),
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
    h('p', { class: 'problem__says' }, message),
    ...help.map((one) => h('p', { class: 'problem__help' }, one)),
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
