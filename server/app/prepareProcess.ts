import type { Config } from '../engine/config/config.ts';
import { StartError } from '../engine/config/startError.ts';
import { openDatabase } from '../engine/db/openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** The result of the preparation. */
export type Prepared = { made: boolean } | { startError: string };

/** The process of `prepareAside`: receives what to prepare, sends the result, and exits. */
process.once('message', ({ config, today }: { config: Config; today: string }) => void prepare(config, today));

async function prepare(config: Config, today: string): Promise<void> {
  const say = (prepared: Prepared) => process.send?.(prepared, () => process.disconnect());
  try {
    const database = await openDatabase(config);
    say({ made: await prepareDatabase(database, config, today).finally(() => database.close()) });
  } catch (failure) {
    if (!(failure instanceof StartError)) throw failure;
    say({ startError: failure.message });
  }
}
