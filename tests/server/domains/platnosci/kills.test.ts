import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { openPayingTown, type PayingTown } from './payingTown.ts';

// Also guards: server/app, server/engine

const KILLS = times(1, 150, 60);
const RESIDENTS = 6;
/** A kill that waits for an event happens after this time at the latest. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The event at which the office is killed: the n-th of its kind in a run, with n at random, and some
 * milliseconds later, in which the office continues with it, books it, or has not yet begun.
 */
const MOMENTS = {
  /** A resident orders. */
  start: { most: 4, laterMs: 40 },
  /** The office registers an order at Przelewy24. */
  register: { most: 3, laterMs: 30 },
  /** A browser brings an order to Paybynet. */
  form: { most: 2, laterMs: 30 },
  /** A provider sends the office a notice. */
  notice: { most: 3, laterMs: 40 },
  /** The office queries Przelewy24 or Paybynet, and books paid orders. */
  history: { most: 3, laterMs: 60 },
  status: { most: 2, laterMs: 60 },
  /** The office has answered any call. */
  answer: { most: 25, laterMs: 10 },
} as const;
type Moment = keyof typeof MOMENTS;
const NAMES = Object.keys(MOMENTS) as Moment[];
/** The usual run has fewer kills than there are moments. */
const FIRST_MOMENT = Math.floor(Math.random() * NAMES.length);

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while residents pay`, () => {
    let database: TestDatabase;
    let town: PayingTown;
    /** The event that the next kill waits for, and the function to call then. */
    let awaited: { moment: Moment; left: number; come: () => void } | undefined;
    const hit = new Map<Moment, number>();
    const happens = (moment: Moment) => {
      if (awaited?.moment !== moment || --awaited.left > 0) return;
      hit.set(moment, (hit.get(moment) ?? 0) + 1);
      awaited.come();
      awaited = undefined;
    };

    beforeAll(async () => {
      database = await make();
      const instalments = times(150, 600);
      town = await openPayingTown(database, { residents: RESIDENTS, instalments, onCall: happens, about: happens });
    }, 120_000);

    afterAll(async () => {
      await town?.close();
      await database?.drop();
    });

    it('loses nothing, doubles nothing and reports nothing false', async () => {
      const { office } = town;
      const paying = town.begin();
      // The failure is reported where the next kill is awaited.
      paying.catch(() => {});
      for (let kill = 0; kill < KILLS; kill++) {
        const moment = NAMES[(FIRST_MOMENT + kill) % NAMES.length]!;
        const { most, laterMs } = MOMENTS[moment];
        const due = new Promise<void>((come) => {
          awaited = { moment, left: upTo(most), come };
          setTimeout(come, LONGEST_WAIT_MS);
        });
        await Promise.race([due, paying]);
        awaited = undefined;
        await sleep(Math.random() * laterMs);
        const acknowledgedBefore = town.acknowledged();
        await office.kill();
        await town.mustAgree(acknowledgedBefore);
        await office.start(kill === KILLS - 1);
      }
      town.stop();
      await paying;
      expect(town.acknowledged().length).toBeGreaterThanOrEqual(KILLS / 2);
      await town.settle();
      const failures = office.lines.filter(
        ({ poziom, zdarzenie }) => poziom === 'blad' && zdarzenie !== 'platnosc-alarm',
      );
      expect(failures).toEqual([]);
      // Most kills have hit their event, the others another moment.
      expect([...hit.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
    }, 1_800_000);
  });
});

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
