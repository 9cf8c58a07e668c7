import type { Screen } from '../../../blocks/screen.ts';
import type { Arg, Step, Target } from '../../../lang/descriptors/steps.ts';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { DocumentAnswer } from '../../api/Api.ts';
import { CallAttempt, concludeCall } from '../callOutcome.ts';
import type { Locals } from '../FormEnvironment.ts';
import type { SignInResult } from '../SessionStore.ts';
import type { ArgScreen } from './callArgs.ts';
import type { Phase } from './phase.ts';
import { placeOf } from './ScreenHost.ts';

/** The parts of a screen that steps read and change. */
export interface StepScreen extends ArgScreen {
  readonly descriptor: Pick<Screen, 'actions' | 'calls'>;
  readonly phase: Phase;
  text(text: Text, locals?: Locals): string;
  args(args: Readonly<Record<string, Arg>>, locals: Locals): Promise<Record<string, unknown>>;
  call(operation: string, args: Readonly<Record<string, unknown>>, idempotencyKey: string): Promise<unknown>;
  source(name: string): { reload(): Promise<boolean> } | undefined;
  set(values: Readonly<Record<string, unknown>>): void;
  clear(what: string): void;
  openDialog(id: string): void;
  closeDialog(id: string): void;
  /** Called when a step of `start` leads to another place. */
  redirect(): void;
}

/**
 * Runs steps in order, and stops at the first that does not succeed.
 *
 * @returns false when a step did not succeed; the resident has been informed by then
 */
export async function runSteps(screen: StepScreen, steps: readonly Step[], locals: Locals): Promise<boolean> {
  for (const step of steps) {
    if (!(await runStep(screen, step, locals))) return false;
  }
  return true;
}

async function runStep(screen: StepScreen, step: Step, locals: Locals): Promise<boolean> {
  const { host } = screen;
  const value = (tree: Tree) => screen.known(tree, locals);
  switch (step.do) {
    case 'call':
    case 'download':
      return runCall(screen, step, locals);
    case 'save': {
      const { saveFile } = await import('./saveFile.ts');
      saveFile(screen, step, await value(step.file), locals);
      return true;
    }
    case 'set': {
      const values: Record<string, unknown> = {};
      for (const [name, tree] of Object.entries(step.values)) values[name] = await value(tree);
      screen.set(values);
      return true;
    }
    case 'reload':
      return (await screen.source(step.source)?.reload()) ?? true;
    case 'clear':
      screen.clear(step.what);
      return true;
    case 'actFor':
      host.actFor(await value(step.subject));
      return true;
    case 'go':
      return runGo(screen, step.to, locals);
    case 'leave':
    case 'post': {
      const { leavePortal } = await import('./leavePortal.ts');
      return (await leavePortal(host, step, value)) || refused(screen);
    }
    case 'notify':
      host.notify(screen.text(step.text, locals), step.tone);
      return true;
    case 'confirm': {
      if (step.when !== undefined && (await value(step.when)) !== true) return true;
      const textOf = (text: typeof step.yes) => (text ? screen.text(text, locals) : undefined);
      const { title, text, yes, no, irreversible } = step;
      return host.ask({ title: textOf(title)!, text: textOf(text)!, yes: textOf(yes), no: textOf(no), irreversible });
    }
    case 'open':
      screen.openDialog(step.dialog);
      return true;
    case 'close':
      screen.closeDialog(step.dialog);
      return true;
    case 'choose':
      for (const branch of step.lines) {
        if (branch.when === undefined || (await value(branch.when)) === true)
          return runSteps(screen, branch.do, locals);
      }
      return true;
    case 'run': {
      const arg: Record<string, unknown> = {};
      for (const [name, tree] of Object.entries(step.args)) arg[name] = await value(tree);
      return runSteps(screen, screen.descriptor.actions[step.action]?.do ?? [], { arg });
    }
    case 'signIn':
      await host.signIn((await value(step.result)) as SignInResult);
      return true;
    case 'signOut':
      await host.signOut();
      return true;
    default:
      return step satisfies never;
  }
}

/** A `go` in the `start` of a screen replaces its history entry, and the screen is no longer drawn. */
async function runGo(screen: StepScreen, to: Target, locals: Locals): Promise<boolean> {
  const starting = screen.phase === 'starting';
  const went = await go(screen, to, locals, starting);
  if (went && starting) screen.redirect();
  return went;
}

/** @param replace replaces the history entry of the screen */
export async function go(screen: StepScreen, to: Target, locals: Locals, replace: boolean): Promise<boolean> {
  const { host } = screen;
  // `placeOf` reads the values without waiting, so they have to be known before.
  if ('params' in to) for (const tree of Object.values(to.params)) await screen.known(tree, locals);
  if ('back' in to) host.back();
  else if ('wanted' in to) {
    const address = to.address === undefined ? null : await screen.known(to.address, locals);
    host.wanted(typeof address === 'string' ? address : undefined);
  } else {
    const place = placeOf(host.manifest, to, (tree) => screen.value(tree, locals));
    if (!place) return refused(screen);
    host.go(place, replace);
  }
  return true;
}

type CallStep = Extract<Step, { do: 'call' | 'download' }>;

/** The attempt of each step is stored, so that pressing its button again is a retry. */
const attempts = new WeakMap<CallStep, CallAttempt>();

async function runCall(screen: StepScreen, step: CallStep, locals: Locals): Promise<boolean> {
  const attempt = attempts.get(step) ?? new CallAttempt();
  attempts.set(step, attempt);
  const request = () => screen.args(step.args, locals);
  const result = await attempt.send(step.operation, request, async (args, key) => {
    const answer = await screen.call(step.operation, args, key);
    if (step.do === 'call') return answer;
    saveDocument(screen, step, answer as DocumentAnswer, locals);
    return null;
  });
  return concludeCall(result, step, {
    scope: (names) => ({ result: null, ...locals, ...names }),
    evaluate: (tree, scope) => screen.value(tree, scope),
    text: (text, scope) => screen.text(text, scope),
    word: screen.host.word,
    run: (steps, scope) => runSteps(screen, steps, scope),
    notify: (text, tone) => screen.host.notify(text, tone),
  });
}

/** The saved file has the extension of the office's file, also under the screen's own name; only `any` documents may be no PDF. */
function saveDocument(screen: StepScreen, step: CallStep, document: DocumentAnswer, locals: Locals): void {
  const isPdf = screen.descriptor.calls[step.operation]?.document !== 'any';
  const ending = isPdf ? '.pdf' : (/\.[a-z0-9]{1,10}$/i.exec(document.name ?? '')?.[0] ?? '');
  const own = step.do === 'download' && step.name && screen.text(step.name, locals);
  const name = own || !document.name ? withEnding(own || step.operation, ending) : document.name;
  screen.host.save(document.blob, name.replace(/[/\\]/g, '_'));
}

const withEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;

function refused(screen: StepScreen): false {
  screen.host.notify(screen.host.word('bledy.adresNiedozwolony'), 'danger');
  return false;
}
