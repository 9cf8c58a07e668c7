// @vitest-environment jsdom

import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answersData } from '../../src/descriptors/contract.ts';
import { axeProblems } from '../ui/axe.ts';
import { allIn, dependsOn, failures } from './blocks.ts';
import { type Drawn, drawScreen } from './drawScreen.tsx';
import { breakingLies, keepingLies, type Lie } from './lies.ts';
import { contract, manifest, screenNames, serve } from './municipality.ts';
import { but, exampleOf, json, Office, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import { routesOf } from './routes.ts';

const { brokenAnswers } = quietPage();

const seed = 20261121;
const ownNumber = /P-[2-9A-HJ-NP-Z]{8}/;

/** A screen that asks nothing cannot be lied to. */
const asking = await Promise.all(screenNames.map(serve)).then((all) =>
  screenNames.filter((_, index) => Object.keys(all[index]!.descriptor.calls).length > 0),
);

describe.each(asking)('%s', async (name) => {
  const served = await serve(name);
  const { descriptor } = served;
  const route = routesOf(served)[0]!;
  const args = { ...route.path, ...route.memory };
  const answered = Object.values(descriptor.calls).filter((call) => !call.document);
  const sources = new Map(Object.entries(descriptor.data).map(([source, { operation }]) => [operation, source]));

  const keeping = keepingLies(seed);
  const breaking = answered.flatMap((call, index) => {
    const operation = contract.operations.get(call.id)!;
    const { answer } = operation;
    if (!answersData(answer)) return [];
    const count = Math.ceil(12 / answered.length);
    return breakingLies(call.id, answer, exampleOf({ operation, args }), seed + index, Math.max(4, count));
  });

  /** Opens the screen over an office that lies, opens what is closed, and sends what can be sent. */
  async function lieTo({ operation, reply }: Lie): Promise<Drawn> {
    const lied = operation === undefined ? answered.map((call) => call.id) : [operation];
    const office = new Office(but(Object.fromEntries(lied.map((id) => [id, reply]))));
    const drawn = await drawScreen(name, office, { route });
    await openAll(drawn);
    await sendForms(drawn);
    return drawn;
  }

  afterEach(() => {
    expect('hacked' in window || 'hacked' in {}, 'nothing of an answer was run').toBe(false);
  });

  test('is lied to at least 25 times', () => {
    expect(keeping.length + breaking.length).toBeGreaterThanOrEqual(25);
  });

  test.each(keeping.map((lie): [string, Lie] => [lie.name, lie]))(
    '%s: drawn as text, accessibly',
    async (_, lie) => {
      const drawn = await lieTo(lie);
      expect(failures(drawn)).toEqual([]);
      expect(injected()).toEqual([]);
      expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    },
    30_000,
  );

  test.each(breaking.map((lie): [string, string, Lie] => [lie.operation!, lie.name, lie]))(
    '%s answers %s: refused, and said with a number',
    async (operation, _, lie) => {
      const drawn = await lieTo(lie);
      const source = sources.get(operation);
      const log = brokenAnswers();
      expect(log.length).toBeGreaterThan(0);
      for (const line of log) {
        expect(line).toContain(operation);
        expect(line).toMatch(ownNumber);
        expect(line).not.toContain('<b>');
      }
      expect(injected()).toEqual([]);
      if (source === undefined || descriptor.data[source]!.essential) {
        expect(saidIn(drawn)).not.toEqual([]);
      } else {
        expect(drawn.screen.source(source)!.status).toBe('failed');
        const depends = dependsOn(drawn, source);
        if (allIn(descriptor.content).some(depends)) expect(failures(drawn).join()).toMatch(ownNumber);
      }
      // What is said of a refused answer does not depend on what was wrong with it: one look an operation.
      if (lie.name === 'null') expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    },
  );

  const words = '<b>opis</b><img src=x onerror="window.hacked = true">';
  test.each([
    ['a refusal in markup', () => refusal(words, 409, { pola: { login: words, __proto__: words }, nrSprawy: words })],
    [
      'a refusal of another shape',
      () => json({ kod: ['<b>'], opis: { html: words }, pola: [words], nrSprawy: 7 }, 400),
    ],
    ['a page of a proxy', () => new Response(words, { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['a success without a body', () => new Response(null, { status: 204 })],
  ])('%s: said, never as nodes', async (what, reply) => {
    const drawn = await lieTo({ name: what, reply });
    expect(saidIn(drawn)).not.toEqual([]);
    brokenAnswers();
    expect(injected()).toEqual([]);
    expect(await axeProblems(document.body)).toEqual([]);
    drawn.screen.dispose();
  });

  test('a page in the place of a document is not saved, and said with a number', async () => {
    const notPdf = () => new Response(words, { headers: { 'Content-Type': 'text/html' } });
    const documents = Object.values(descriptor.calls).filter((call) => call.document);
    const office = new Office(but(Object.fromEntries(documents.map(({ id }) => [id, notPdf]))));
    const drawn = await drawScreen(name, office, { route });
    for (const box of drawn.container.querySelectorAll('input[type=checkbox]'))
      await act(async () => fireEvent.click(box));
    for (const button of drawn.container.querySelectorAll(
      '.ok-block--actions button, .ok-table__files .ok-action button, .ok-table .ok-action button',
    )) {
      await act(async () => fireEvent.click(button));
      await drawn.settle();
    }
    const asked = office.asked.filter(({ operation }) => documents.some(({ id }) => id === operation.id));
    expect(brokenAnswers()).toHaveLength(asked.length);
    expect(asked.length > 0).toBe(documents.length > 0);
    if (asked.length > 0) expect(drawn.container.textContent).toMatch(ownNumber);
    expect(injected()).toEqual([]);
    drawn.screen.dispose();
  });
});

/** Nodes that no widget draws: they could only come from an answer. Frames show hosts of the municipality and no others. */
function injected(): string[] {
  const foreign = 'script, img, b, i, iframe, object, embed, [onload], [onerror], [onclick], [href^="javascript:"]';
  return [...document.body.querySelectorAll(foreign)]
    .filter((node) => !(node instanceof HTMLIFrameElement && isOurs(node)))
    .map((node) => node.outerHTML.slice(0, 200));
}

function isOurs({ className, src }: HTMLIFrameElement): boolean {
  const framed = Object.values(manifest.hosts).map((address) => new URL(address, window.location.href).href);
  return className === 'ok-frame' && framed.some((host) => src === host || src.startsWith(`${host}/`));
}

/** What the resident is told of something that went wrong. */
function saidIn({ container, told }: Drawn): string[] {
  const alerts = [...container.querySelectorAll('main [role=alert], .ok-form__summary')].map(
    (alert) => alert.textContent ?? '',
  );
  return [...alerts, ...told.map(({ text }) => text)].filter((words) => words.trim() !== '');
}

/** Opens sections and rows; what opens shows more to open. */
async function openAll(drawn: Drawn): Promise<void> {
  const opened = new Set<Element>();
  for (let round = 0; round < 3; round += 1) {
    const closed = [...drawn.container.querySelectorAll('main [aria-expanded=false]')].filter(
      (one) => !opened.has(one),
    );
    if (closed.length === 0) return;
    await act(async () => {
      for (const one of closed.slice(0, 20)) {
        opened.add(one);
        fireEvent.click(one);
      }
    });
    await drawn.settle();
  }
}

const typed: Readonly<Record<string, string>> = { email: 'anna@poczta.example', tel: '600000123', date: '2026-11-21' };

/** What its field takes. */
const wordFor = ({ id, type }: HTMLInputElement): string =>
  /pesel$/i.test(id) ? '84831545206' : (typed[type] ?? 'Od rana.');

/** Fills in what is empty and sends each form. */
async function sendForms(drawn: Drawn): Promise<void> {
  for (const form of drawn.container.querySelectorAll('form')) {
    const inputs = form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea');
    await act(async () => {
      for (const input of inputs) fireEvent.change(input, { target: { value: wordFor(input) } });
    });
    await act(async () => fireEvent.submit(form));
    await drawn.settle();
  }
}
