import type { CallOutcomes, ErrorOutcome, Step, Target } from '../../../lang/descriptors/steps.ts';
import { ApiError } from '../../../lang/errors/ApiError.ts';
import { hostAddress } from '../../../lang/values/hostAddress.ts';
import type { DocumentAnswer } from '../../api/Api.ts';
import type { Locals } from '../FormEnvironment.ts';
import { FormAttempt } from '../formAttempt.ts';
import type { ScreenStore } from '../ScreenStore.ts';
import type { SignInResult } from '../SessionStore.ts';
import { actionFailure, isOfTheShell } from './failureText.ts';
import { placeOf } from './ScreenHost.ts';

/**
 * Runs steps in order, and stops at the first that does not succeed.
 *
 * @returns false when one did not; the resident has been told by then
 */
export async function runSteps(screen: ScreenStore, steps: readonly Step[], locals: Locals): Promise<boolean> {
  for (const step of steps) {
    if (!(await runStep(screen, step, locals))) return false;
  }
  return true;
}

async function runStep(screen: ScreenStore, step: Step, locals: Locals): Promise<boolean> {
  const { host } = screen;
  const value = (tree: Parameters<ScreenStore['known']>[0]) => screen.known(tree, locals);
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
    case 'go':
      return lead(screen, step.to, locals);
    case 'leave': {
      const url = hostAddress(host.manifest.hosts[step.host], await value(step.path), host.origin);
      if (!url) return refused(screen);
      await host.leave(url);
      return true;
    }
    case 'post': {
      const open = host.manifest.posts?.includes(step.host) ? host.manifest.hosts[step.host] : undefined;
      const url = hostAddress(open, await value(step.path), host.origin);
      if (!url) return refused(screen);
      const fields: Record<string, string> = {};
      for (const [name, tree] of Object.entries(step.fields)) fields[name] = String((await value(tree)) ?? '');
      await host.post(url, fields, step.host);
      return true;
    }
    case 'notify':
      host.notify(screen.text(step.text, locals), step.tone);
      return true;
    case 'confirm': {
      if (step.when !== undefined && (await value(step.when)) !== true) return true;
      const say = (text: typeof step.yes) => (text ? screen.text(text, locals) : undefined);
      const { title, text, yes, no } = step;
      return host.ask({ title: say(title)!, text: say(text)!, yes: say(yes), no: say(no) });
    }
    case 'open':
      screen.openDialog(step.dialog);
      return true;
    case 'close':
      screen.closeDialog(step.dialog);
      return true;
    case 'choose':
      for (const line of step.lines) {
        if (line.when === undefined || (await value(line.when)) === true) return runSteps(screen, line.do, locals);
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

/** What a screen does by itself when it opens leaves no trace in the history, and it is not drawn any more. */
async function lead(screen: ScreenStore, to: Target, locals: Locals): Promise<boolean> {
  const byItself = screen.phase === 'starting';
  const went = await go(screen, to, locals, byItself);
  if (went && byItself) screen.leadOn();
  return went;
}

/** @param replace the screen itself leads on: it leaves no trace in the history */
export async function go(screen: ScreenStore, to: Target, locals: Locals, replace: boolean): Promise<boolean> {
  const { host } = screen;
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

/** One key a step: the same wish tried again after no answer came is the same wish. */
const attempts = new WeakMap<CallStep, FormAttempt>();

async function runCall(screen: ScreenStore, step: CallStep, locals: Locals): Promise<boolean> {
  const attempt = attempts.get(step) ?? new FormAttempt();
  attempts.set(step, attempt);
  let result: unknown;
  try {
    const args = await screen.args(step.args, locals);
    const key = attempt.keyFor(JSON.stringify([step.operation, args]));
    result = await screen.call(step.operation, args, key);
    if (step.do === 'download') save(screen, step, result as DocumentAnswer, locals);
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError({ kind: 'contract', cause });
    if (error.kind === 'refused' && error.status !== undefined && error.status < 500) attempt.answered();
    return failed(screen, step, error, locals);
  }
  attempt.answered();
  const scope = { ...locals, result: step.do === 'call' ? result : null, error: null };
  if (step.success !== undefined && screen.value(step.success, scope) !== true) {
    return failed(screen, step, undefined, scope);
  }
  return runSteps(screen, step.then, scope);
}

/** @param error absent when the office answered and did not do it */
async function failed(screen: ScreenStore, outcomes: CallOutcomes, error: ApiError | undefined, locals: Locals) {
  if (isOfTheShell(error)) return false;
  const said = error && { kod: error.kod, opis: error.opis, pola: error.pola, nrSprawy: error.nrSprawy };
  const scope = { result: null, ...locals, error: said ?? null };
  const outcome = (error && outcomeOf(outcomes, error)) ?? outcomes.otherwise;
  if (outcome && 'do' in outcome && outcome.do) await runSteps(screen, outcome.do, scope);
  if (!outcome || 'notify' in outcome || 'show' in outcome || 'field' in outcome) {
    screen.host.notify(
      wordsOf(screen, outcome, error, scope),
      (outcome && 'tone' in outcome && outcome.tone) || 'danger',
    );
  }
  return false;
}

function outcomeOf({ errors }: CallOutcomes, { kod, status }: ApiError): ErrorOutcome | undefined {
  const code = [kod, String(status)].find((one) => Object.hasOwn(errors, one));
  return code === undefined ? undefined : errors[code];
}

/** Outside of a form nothing has a field or a summary: every text is a message. */
function wordsOf(
  screen: ScreenStore,
  outcome: ErrorOutcome | undefined,
  error: ApiError | undefined,
  scope: Locals,
): string {
  const text =
    outcome &&
    ('notify' in outcome ? outcome.notify : 'show' in outcome ? outcome.show : 'say' in outcome && outcome.say);
  return (text && screen.text(text, scope)) || actionFailure(error, screen.host.word);
}

/** A file keeps the ending that the office gave it, also under the screen's own name; what is drawn is a PDF. */
function save(screen: ScreenStore, step: CallStep, document: DocumentAnswer, locals: Locals): void {
  const drawn = screen.descriptor.calls[step.operation]?.document !== 'any';
  const ending = drawn ? '.pdf' : (/\.[a-z0-9]{1,10}$/i.exec(document.name ?? '')?.[0] ?? '');
  const own = step.do === 'download' && step.name && screen.text(step.name, locals);
  const name = own || !document.name ? withEnding(own || step.operation, ending) : document.name;
  screen.host.save(document.blob, name.replace(/[/\\]/g, '_'));
}

const withEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;

function refused(screen: ScreenStore): false {
  screen.host.notify(screen.host.word('bledy.adresNiedozwolony'), 'danger');
  return false;
}
