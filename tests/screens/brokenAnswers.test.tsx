// @vitest-environment jsdom

import { afterEach, describe, expect, test } from 'vitest';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { isNight, times } from '../night.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { allIn, dependsOn, failures } from './blocks.ts';
import { contract } from './municipality.ts';
import { exampleOf } from './office.ts';
import { quietPage } from './quietPage.ts';
import { pressUntil } from './useEverything.ts';
import { errorMessagesIn, injected, openerOf, ownNumber, screensInTurn, seed, turnOf } from './wrongResponseOffice.ts';
import { brokenResponses, unexpectedResponses, type WrongResponse } from './wrongResponses.ts';

// Also guards: src/blocks, src/portal

const { brokenAnswers } = quietPage();
/** Of a screen with many calls so many have a broken response, in turn; at night all. */
const MOST = times(1, 2);

describe.each(screensInTurn)('%s', async (name, turn) => {
  const { descriptor, route, answered, openWith } = await openerOf(name);
  const args = { ...route.path, ...route.memory };
  const all = answered.flatMap((call, index) => {
    const operation = contract.operations.get(call.id)!;
    const { answer } = operation;
    if (!answersData(answer)) return [];
    const count = Math.max(4, Math.ceil(12 / answered.length));
    return [brokenResponses(call.id, answer, exampleOf({ operation, args }), seed + index, count)];
  });
  // One that is wrong as a whole or one that is wrong inside; at night all.
  const taken = all.map((responses, index) => {
    const inside = (turn + index) % 2 === 1 && responses.length > 3;
    return turnOf(isNight ? responses : inside ? responses.slice(3) : responses.slice(0, 3), turn + index, 1);
  });
  const met = turnOf(taken, turn, MOST);
  const looked = new Set(met.map(([first]) => first));

  afterEach(() => {
    expect('hacked' in window || 'hacked' in {}, 'nothing of an answer was run').toBe(false);
  });

  test('has at least 25 ways in which its responses can be broken', () => {
    expect(unexpectedResponses(seed).length + all.flat().length).toBeGreaterThanOrEqual(25);
  });

  test.each(met.flat().map((wrong): [string, string, WrongResponse] => [wrong.operation!, wrong.name, wrong]))(
    '%s answers %s: refused, and reported with a case number',
    async (operation, _, wrong) => {
      const drawn = await openWith(wrong);
      const sources = Object.keys(descriptor.data).filter((one) => descriptor.data[one]!.operation === operation);
      const log = brokenAnswers();
      expect(log.length).toBeGreaterThan(0);
      for (const line of log) {
        expect(line).toContain(operation);
        expect(line).toMatch(ownNumber);
        expect(line).not.toContain('<b>');
      }
      expect(injected()).toEqual([]);
      if (sources.every((one) => descriptor.data[one]!.essential)) {
        expect(errorMessagesIn(drawn)).not.toEqual([]);
      } else {
        const failed = sources.filter((one) => drawn.screen.source(one)!.status === 'failed');
        expect(failed).not.toEqual([]);
        const failureShown = () => failures(drawn).length > 0;
        if (allIn(descriptor.content).some((block) => failed.some((one) => dependsOn(drawn, one)(block)))) {
          // The message may be inside a closed dialog.
          if (!failureShown()) await pressUntil(drawn, failureShown);
          expect(failures(drawn).join()).toMatch(ownNumber);
        }
      }
      // The message does not depend on the error, so axe checks it once for each operation; in the usual run on each third screen.
      if (looked.has(wrong) && (isNight || turn % 3 === 0)) expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    },
    // Finding the way to a call takes time, once.
    60_000,
  );
});
