import type { Inspection, Pointed } from '../../../src/portal/dev/inspection.ts';
import type { News } from '../news.ts';
import { type Choice, drawSwitches, readChoice, writeChoice } from './choice.ts';
import { part, say } from './element.ts';
import { foldParts, isNarrow, show } from './folds.ts';
import { fitFrame, goTo, isLeaving, keepForPortal, noteReport, reloadIfStale, renew, renewIfLate } from './frame.ts';
import { drawLabels, onSpoken } from './labels.ts';
import { drawList } from './list.ts';
import { drawPanel, TABS } from './panel.ts';
import { drawProblems } from './problems.ts';
import { applyReading, onReading, readReading } from './reading.ts';
import { drawStudio, pointedAt, recordedIn, recordsAnswers, screenChosen, speakInStudio } from './studio.ts';
import { words } from './words.ts';

/* The page of `okienko dev`: news of the files come from the server, and what the screen is made of from the portal inside. */

let choice = readChoice(window.location.search, readReading(localStorage));
let news: News | undefined;
let inspection: Inspection | undefined;

/** Can states be chosen? With the mock office, and while nothing runs yet. */
const mocked = () => Object.keys(news?.states ?? {}).length > 0 || !news?.version;

// ---- What is chosen -------------------------------------------------------------------------------------------------

async function choose(change: Partial<Choice>): Promise<void> {
  choice = { ...choice, ...change };
  note();
  applyReading(choice, document.documentElement);
  draw();
  if ('width' in change) return fitFrame(choice.width);
  if ('tab' in change) return;
  await prepare();
  if (('answers' in change || 'of' in change) && (await recordsAnswers())) return;
  renew(inspection?.screen !== undefined);
}

const note = () => history.replaceState(null, '', `/dev/${writeChoice(choice)}`);

/** Passes the choices to the office and the portal before the portal starts. */
async function prepare(): Promise<void> {
  keepForPortal(choice, news?.token ?? '', mocked());
  const { answers, of, who } = choice;
  await fetch('/dev/settings', { method: 'PUT', body: JSON.stringify({ state: answers, operations: of, whom: who }) });
}

const pathOf = (address: string): string => address.split('?', 1)[0]!;

/** The screen at the address is behind the login, and nobody is signed in. */
function isLocked(at: string): boolean {
  const screens = news?.groups.flatMap(({ screens }) => screens) ?? [];
  const here = screens.find(({ address }) => pathOf(address) === pathOf(at));
  return !!here && here.access !== 'public' && choice.who === 'nobody' && choice.answers !== 'restricted';
}

/** Instead of the login a person's screen is shown. */
function visitSignedIn(at: string): void {
  if (mocked() && isLocked(at)) choice = { ...choice, who: 'person' };
  void visit(at);
}

async function visit(at: string): Promise<void> {
  choice = { ...choice, at };
  inspection = undefined;
  note();
  if (isNarrow()) show('list', false);
  await goTo(at, prepare);
  draw();
}

// ---- Events of the server and the page --------------------------------------------------------------------------------------------------

function hear(now: News): void {
  const before = news;
  news = now;
  part('name').textContent = now.name && `· ${now.name}`;
  if (now.isHosted) document.title = part('program').textContent = 'Studio';
  // Clerks come to edit.
  if (now.isHosted && !before && !new URLSearchParams(window.location.search).has('tab'))
    choice = { ...choice, tab: 'edit' };
  draw();
  if (!now.version) return;
  if (!before?.version) void visit(choice.at);
  else if (before.version !== now.version) renew(inspection?.screen !== undefined);
}

const events = new EventSource('/dev/events');
events.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
events.addEventListener('error', () => {
  const chip = part('chip');
  chip.hidden = false;
  chip.dataset.is = 'wait';
  chip.textContent = news?.isHosted ? words().stoppedHosted : words().stopped;
});

part('portal').addEventListener('load', reloadIfStale);
window.addEventListener('message', ({ data, source, origin }) => {
  const portal = part<HTMLIFrameElement>('portal').contentWindow;
  if (source !== portal || origin !== window.location.origin) return;
  if (data?.pointed) {
    if (isNarrow()) show('panel', true);
    pointedAt((data as Pointed).pointed);
  }
  if (data?.recorded) recordedIn(data.recorded);
  if (!data?.inspection || isLeaving()) return;
  noteReport();
  inspection = data.inspection as Inspection;
  choice = { ...choice, at: inspection.address };
  note();
  draw();
  renewIfLate();
});

// ---- What is drawn --------------------------------------------------------------------------------------------------

function draw(): void {
  if (!news) return;
  const now = news;
  drawSwitches(choice, now.languages, mocked(), choose);
  drawList(now, { screen: inspection?.screen?.name, at: choice.at }, (address) => {
    screenChosen();
    visitSignedIn(address);
  });
  drawProblems(now);
  const address = part<HTMLInputElement>('address');
  if (document.activeElement !== address) address.value = choice.at;
  hint();
  drawStudio(inspection, now, choice.tab === 'edit', {
    visit: visitSignedIn,
    restart: () => renew(false),
    situation: () => ({ ...choice, mocked: mocked() }),
  });
  drawPanel(inspection ?? { address: choice.at }, now, choice, (operation, state) => {
    const { [operation]: _before, ...rest } = choice.of;
    void choose({ of: state ? { ...rest, [operation]: state } : rest });
  });
}

/** Explains why no screen is shown. */
function hint(): void {
  const place = part('hint');
  place.hidden = inspection === undefined || inspection.screen !== undefined || choice.tab === 'edit';
  part('search').hidden = choice.tab === 'edit';
  place.textContent = isLocked(choice.at) ? words().needsLogin : words().noScreen;
}

foldParts();
TABS.forEach((tab, index) => {
  part(`tab-${tab}`).addEventListener('click', () => void choose({ tab }));
  part(`tab-${tab}`).addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    const other = TABS.at((index + by) % TABS.length)!;
    void choose({ tab: other });
    part(`tab-${other}`).focus();
  });
});
for (const field of ['find', 'search']) part(field).addEventListener('input', draw);
part('go').addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = part<HTMLInputElement>('address').value.trim();
  part('address').blur();
  if (/^\/(?![/\\])/.test(typed)) void visit(typed);
  else say(words().addressForm);
});
part('alone').addEventListener('click', () => window.open(choice.at, '_blank', 'noopener'));
applyReading(choice, document.documentElement);
onReading(window, (reading) => {
  choice = { ...choice, ...reading };
  note();
  applyReading(choice, document.documentElement);
  draw();
});
new ResizeObserver(() => fitFrame(choice.width)).observe(part('window'));
drawLabels();
onSpoken(() => {
  draw();
  speakInStudio();
});
