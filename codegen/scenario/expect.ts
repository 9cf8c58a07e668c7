import { isDeepStrictEqual } from 'node:util';
import { unfinishedLinks } from '../../src/portal/stores/unfinished.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ScenarioThenJson } from '../generated/descriptors.ts';
import { inputOf } from './input.ts';
import { MISS, type MissText } from './missText.ts';
import type { Stage } from './stage.ts';

/** A failed expectation: its place, and the actual value. */
export interface Miss {
  path: Path;
  message: MissText;
}

/** Compares the screen with the expectations of a scenario. */
export function misses(stage: Stage, then: ScenarioThenJson, at: Path): Miss[] {
  const found: Miss[] = [];
  const miss = (path: Path, message: MissText): void => void found.push({ path: [...at, ...path], message });
  const { screen, portal, office } = stage;
  const seen = stage.seen;
  const shown = (address: string): boolean => seen.get(address)?.shown === true;

  if (then.phase !== undefined && screen.phase !== then.phase) miss(['phase'], MISS.phase(screen.phase, then.phase));
  if (then.title !== undefined) {
    const title = screen.text(screen.descriptor.title);
    if (!has(title, then.title)) miss(['title'], MISS.title(title));
  }
  if (then.summary !== undefined) {
    const { summary } = screen.descriptor;
    const line = summary ? screen.text(summary) : '';
    if (!has(line, then.summary)) miss(['summary'], MISS.summary(line));
  }
  if (then.unfinished !== undefined) {
    const links = Object.fromEntries(unfinishedLinks(screen).map(({ label, address }) => [label, address]));
    if (!isDeepStrictEqual(links, { ...then.unfinished })) miss(['unfinished'], MISS.links(JSON.stringify(links)));
  }
  for (const [index, address] of (then.visible ?? []).entries())
    if (!shown(address)) miss(['visible', index], MISS.notVisible(address, seen.has(address)));
  for (const [index, address] of (then.hidden ?? []).entries())
    if (shown(address)) miss(['hidden', index], MISS.visible(address, quoted(seen.get(address)!.texts)));
  for (const key of ['enabled', 'disabled'] as const)
    for (const [index, address] of (then[key] ?? []).entries()) {
      const { enabled } = seen.get(address) ?? {};
      if (enabled === undefined)
        miss([key, index], shown(address) ? MISS.cannotPress(address) : MISS.notOnScreen(address));
      else if (enabled !== (key === 'enabled'))
        miss([key, index], enabled ? MISS.enabled(address) : MISS.disabled(address));
    }
  for (const [source, wanted] of Object.entries(then.values ?? {})) {
    const value = stage.value(source);
    if (!isDeepStrictEqual(plain(value), wanted)) miss(['values', source], MISS.value(source, json(value)));
  }
  for (const [id, wanted] of Object.entries(then.step ?? {})) {
    const step = seen.get(id)?.walk?.at;
    if (step !== wanted) miss(['step', id], step ? MISS.step(step) : MISS.notOnScreen(id));
  }
  for (const [id, wanted] of Object.entries(then.steps ?? {})) {
    const steps = seen.get(id)?.walk?.steps;
    if (!isDeepStrictEqual(steps, wanted)) miss(['steps', id], MISS.steps(json(steps)));
  }
  for (const [form, fields] of Object.entries(then.fields ?? {}))
    for (const [field, wanted] of Object.entries(fields)) {
      const store = stage.form(form);
      const value = (store && inputOf(store, field)?.value) ?? null;
      if (!isDeepStrictEqual(plain(value), wanted)) miss(['fields', form, field], MISS.field(json(value)));
    }
  for (const [address, wanted] of Object.entries(then.rows ?? {})) {
    const rows = seen.get(address)?.rows;
    if (rows !== wanted) miss(['rows', address], rows === undefined ? MISS.noRows(address) : MISS.rows(rows));
  }
  for (const key of ['texts', 'absent'] as const)
    for (const [address, wanted] of Object.entries(then[key] ?? {})) {
      const texts = seen.get(address)?.texts ?? [];
      for (const words of [wanted].flat())
        if (texts.some((text) => has(text, words)) !== (key === 'texts'))
          miss([key, address], key === 'absent' ? MISS.shown(words) : MISS.notShown(words, quoted(texts)));
    }
  if (then.messages) {
    const wanted = then.messages.map((one) => (typeof one === 'string' ? { text: one, tone: undefined } : one));
    const agree =
      wanted.length === portal.messages.length &&
      wanted.every(({ text, tone }, index) => {
        const actual = portal.messages[index]!;
        return has(actual.text, text) && (tone === undefined || actual.tone === tone);
      });
    if (!agree) miss(['messages'], MISS.messages(json(portal.messages)));
  }
  for (const [id, wanted] of Object.entries(then.complaints ?? {})) {
    const actual = complaintsOf(stage, id);
    const names = new Set([...Object.keys(wanted), ...Object.keys(actual)]);
    for (const name of names) {
      const [is, should] = [actual[name], wanted[name]];
      if (should === undefined) miss(['complaints', id], MISS.complaintOf(name, is ?? ''));
      else if (!has(is, should)) miss(['complaints', id, name], MISS.complaint(is));
    }
  }
  if (then.asks !== undefined) {
    const question = portal.question && `${portal.question.title} ${portal.question.text}`;
    if (then.asks === null ? question : !has(question ?? undefined, then.asks))
      miss(['asks'], MISS.question(question ?? undefined));
  }
  if (then.sent) {
    const sent = office.asked.filter(({ writes }) => writes);
    const agree =
      sent.length === then.sent.length &&
      then.sent.every(({ operation, args = {} }, index) => {
        const one = sent[index]!;
        return (
          one.operation === operation &&
          Object.entries(args).every(([name, value]) => isDeepStrictEqual(plain(one.args[name]), plain(value)))
        );
      });
    if (!agree) miss(['sent'], MISS.sent(json(sent.map(({ operation, args }) => ({ operation, args })))));
  }
  for (const [operation, wanted] of Object.entries(then.calls ?? {})) {
    const calls = office.asked.filter((one) => one.operation === operation).length;
    if (calls !== wanted) miss(['calls', operation], MISS.calls(calls));
  }
  if (then.goes !== undefined && then.goes !== portal.went) miss(['goes'], MISS.goes(portal.went));
  if (then.saves && !isDeepStrictEqual(then.saves, portal.saved)) miss(['saves'], MISS.saves(json(portal.saved)));
  if (then.dialogs) {
    const open = [...seen].filter(([address]) => screen.isOpen(address)).map(([address]) => address);
    if (!isDeepStrictEqual(open.toSorted(), [...then.dialogs].toSorted())) miss(['dialogs'], MISS.dialogs(json(open)));
  }
  return found;
}

/** By field; the message of the form as a whole is under ''. */
function complaintsOf(stage: Stage, id: string): Record<string, string> {
  const form = stage.form(id);
  const fields = form?.block.fields.flatMap(({ field }): [string, string][] => {
    const inside = form.inside(field).map(({ name, label }) => `${label}: ${form.problem(name)}`);
    const problems = [form.problem(field) ?? [], inside].flat();
    return problems.length > 0 ? [[field, problems.join(' ')]] : [];
  });
  const summary = form?.summary.join(' ');
  return { ...Object.fromEntries(fields ?? []), ...(summary && { '': summary }) };
}

/** Does the text contain these words? A space matches any white space, so that amounts are written as they look. */
const has = (text: string | undefined, words: string): boolean =>
  text !== undefined && spaced(text).includes(spaced(words));
const spaced = (text: string): string => text.replace(/\s/g, ' ');

/** As JSON: undefined becomes null. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const LONGEST = 300;
const json = (value: unknown): string => cut(JSON.stringify(value ?? null));
const quoted = (texts: readonly string[]): string =>
  texts.length ? cut(texts.map((text) => `"${text}"`).join(', ')) : 'nothing';
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
