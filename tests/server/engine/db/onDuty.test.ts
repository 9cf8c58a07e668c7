import { expect, it } from 'vitest';
import { onDuty } from '../../../../server/engine/db/onDuty.ts';
import { forEachDatabase, withOffice } from '../../helpers.ts';

const MINUTE = 60_000;
const duty = { everyMs: 10 * MINUTE, longestMs: MINUTE };

forEachDatabase((make) => {
  const office = withOffice(make);
  let nowMs = Date.parse('2026-11-21T09:00:00Z');
  const times = async (name: string, tries: number) => {
    let done = 0;
    const work = async () => {
      done += 1;
    };
    const run = () => onDuty(office().database.query, name, duty, () => nowMs, work);
    await Promise.all(Array.from({ length: tries }, run));
    return done;
  };

  it('of processes that try at the same time one does the work, and the next when it is due again', async () => {
    expect(await times('a', 5)).toBe(1);
    expect(await times('a', 1)).toBe(0);
    expect(await times('b', 1)).toBe(1);
    nowMs += 10 * MINUTE;
    expect(await times('a', 5)).toBe(1);
  });

  it('work that failed is done by the next that tries; work of a killed process after its longest time', async () => {
    const { query } = office().database;
    const failing = onDuty(
      query,
      'c',
      duty,
      () => nowMs,
      () => Promise.reject(new Error('no')),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await times('c', 2)).toBe(1);

    void onDuty(
      query,
      'd',
      duty,
      () => nowMs,
      () => new Promise(() => {}),
    );
    await expect
      .poll(() => query.selectFrom('notatki').select('klucz').where('klucz', '=', 'dyzur d').execute())
      .toHaveLength(1);
    expect(await times('d', 1)).toBe(0);
    nowMs += MINUTE;
    expect(await times('d', 2)).toBe(1);
  });

  it('a clock that was far ahead holds the work up for no one', async () => {
    nowMs += 365 * 24 * 60 * MINUTE;
    expect(await times('e', 1)).toBe(1);
    nowMs -= 365 * 24 * 60 * MINUTE;
    expect(await times('e', 2)).toBe(1);
  });
});
