import { expect, it } from 'vitest';
import { times } from '../night.ts';
import { forOneDatabase } from './helpers.ts';
import { runPart } from './hostile/part.ts';
import { openWorld } from './hostile/world.ts';

/** `npm run hostile` sends a million; here are few, so that it does not fall into disrepair. */
const INPUTS = times(200, 10_000, 2000);

forOneDatabase((make) => {
  it(`${INPUTS} hostile inputs of all kinds reveal nothing, break nothing, and leave books and audit in order`, async () => {
    const database = await make();
    const world = await openWorld(database, 'test');
    const { faults, answers } = await runPart(world, 'test', INPUTS);
    await world.close();
    await database.drop();
    expect(faults).toEqual([]);
    // Some get through: otherwise only the first check of each call would be tried.
    expect(answers['200']).toBeGreaterThan(INPUTS / 20);
    expect(answers['400']).toBeGreaterThan(INPUTS / 5);
  });
});
