// @vitest-environment jsdom

import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isNight } from '../night.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { failures } from './blocks.ts';
import { drawScreen } from './drawScreen.tsx';
import { but, json, Office, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import {
  errorMessagesIn,
  injected,
  markup,
  openerOf,
  ownNumber,
  screensInTurn,
  seed,
  turnOf,
} from './wrongResponseOffice.ts';
import { unexpectedResponses, type WrongResponse } from './wrongResponses.ts';

// Also guards: src/blocks, src/portal

const { brokenAnswers } = quietPage();
/** In the usual run axe checks a third of the screens with a wrong response, and another third with a refusal. */
const looks = (turn: number): boolean => isNight || turn % 3 === 0;

describe.each(screensInTurn)('%s', async (name, turn) => {
  const { descriptor, route, openWith } = await openerOf(name);

  afterEach(() => {
    expect('hacked' in window || 'hacked' in {}, 'nothing of an answer was run').toBe(false);
  });

  test.each(turnOf(unexpectedResponses(seed), turn, 1).map((wrong): [string, WrongResponse] => [wrong.name, wrong]))(
    '%s: drawn as text, accessibly',
    async (_, wrong) => {
      const drawn = await openWith(wrong);
      expect(failures(drawn)).toEqual([]);
      expect(injected()).toEqual([]);
      if (looks(turn)) expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    },
  );

  const refusals: [string, () => Response][] = [
    [
      'a refusal in markup',
      () => refusal(markup, 409, { pola: { login: markup, __proto__: markup }, nrSprawy: markup }),
    ],
    [
      'a refusal of another shape',
      () => json({ kod: ['<b>'], opis: { html: markup }, pola: [markup], nrSprawy: 7 }, 400),
    ],
    ['a page of a proxy', () => new Response(markup, { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['a success without a body', () => new Response(null, { status: 204 })],
  ];
  test.each(turnOf(refusals, turn, 1))('%s: shown as text, never as markup', async (_, reply) => {
    const drawn = await openWith({ reply });
    expect(errorMessagesIn(drawn)).not.toEqual([]);
    brokenAnswers();
    expect(injected()).toEqual([]);
    if (looks(turn + 1)) expect(await axeProblems(document.body)).toEqual([]);
    drawn.screen.dispose();
  });

  test('a page in place of a document is not saved; an error with a case number is shown', async () => {
    const notPdf = () => new Response(markup, { headers: { 'Content-Type': 'text/html' } });
    const documents = Object.values(descriptor.calls).filter((call) => call.document);
    const office = new Office(but(Object.fromEntries(documents.map(({ id }) => [id, notPdf]))));
    const drawn = await drawScreen(name, office, { route });
    for (const box of drawn.container.querySelectorAll('input[type=checkbox]'))
      await act(async () => fireEvent.click(box));
    for (const button of drawn.container.querySelectorAll(
      '.ok-block--actions button, .ok-cards__files .ok-action button, .ok-table__files .ok-action button, .ok-table .ok-action button',
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
