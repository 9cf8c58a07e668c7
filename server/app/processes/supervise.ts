import type { Config } from '../../engine/config/config.ts';
import { StartError } from '../../engine/config/startError.ts';
import { openMunicipality } from '../../engine/municipality/openMunicipality.ts';
import { openSecrets } from '../../engine/session/secrets.ts';
import { AddedUp } from '../../engine/watching/addUp.ts';
import { closeMetrics, serveMetrics } from '../../engine/watching/serveMetrics.ts';
import { announce } from '../announce.ts';
import { followLink } from '../followLink.ts';
import type { OnHangup } from '../hangups.ts';
import { noteReload } from '../noteReload.ts';
import { DESK } from '../openDesk.ts';
import { openLog } from '../openLog.ts';
import { openPrepared } from '../openPrepared.ts';
import { printWarnings, reload, reloads } from '../reload.ts';
import { Crew } from './crew.ts';
import type { Question } from './messages.ts';

/**
 * Starts the processes of an office, and stays beside them: it prepares the database and compiles the municipality once for
 * all, replaces a process that ends, adds up the metrics, and passes signals on. It answers no calls itself.
 *
 * @throws StartError
 */
export async function supervise(config: Config, onHangup: OnHangup): Promise<void> {
  openSecrets(config);
  const log = openLog(config);
  // Looked at before the folder is read, so that nothing published meanwhile is missed.
  const follow = followLink(config.municipality);
  const compiling = () => console.log('Compiling the municipality …');
  const municipality = await openMunicipality(config, { compiling, warn: printWarnings });
  const desk = config.desk && { municipality: DESK, varDir: config.varDir };
  if (desk) await openMunicipality(desk, { compiling: () => console.log('Compiling the desk …'), warn: printWarnings });
  const database = await openPrepared(config, municipality.office.contact);

  const counts = new AddedUp(config.processes);
  const crew = new Crew({
    size: config.processes,
    onEnd: (kod) => log({ poziom: 'blad', zdarzenie: 'proces', kod }),
    onLeaving: (id, { values }) => counts.note(id, values),
    onGone: (id) => void counts.gone(id),
  });
  const metrics = async () => {
    const answers = await crew.ask<'metrics'>('metrics');
    for (const { id, said } of answers) counts.note(id, said.values);
    return counts.text(answers.map(({ id }) => id));
  };
  const watched = config.metryki && (await serveMetrics(metrics, config.metryki));

  /** Everything is compiled: each process loads it. @throws StartError what the first said that refused it */
  const loadedByAll = async (ask: Question['ask']): Promise<void> => {
    const answers = await crew.ask<'reloaded'>(ask);
    const { refusal } = answers.find(({ said }) => said.refusal)?.said ?? {};
    if (refusal) throw new StartError(refusal);
    for (const mistake of answers[0]?.said.mistakes ?? []) console.error(mistake);
  };
  const reloading = reloads(
    { replaceMunicipality: () => loadedByAll('reload') },
    config,
    desk && {
      reload: (signal) =>
        reload({ replaceMunicipality: () => loadedByAll('reloadDesk') }, desk, { signal, what: 'desk' }),
    },
    noteReload(database, log),
  );
  follow(reloading.request);

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    // At once: of a signal to all processes the crew would take the end of one for a fault, and replace it.
    await Promise.all([crew.stop(), reloading.stop()]);
    await closeMetrics(watched || undefined);
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop();
    });
  }
  try {
    const { mistakes } = await crew.start();
    for (const mistake of mistakes) console.error(mistake);
  } catch (failure) {
    if (stopping) return;
    await stop();
    throw failure;
  }
  onHangup(() => void reloading.request());
  announce(config, municipality, database);
}
