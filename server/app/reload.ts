import { resolve } from 'node:path';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import { reportErrorsFirst, summary } from '../../codegen/report/text.ts';
import type { Config } from '../engine/config/config.ts';
import { StartError } from '../engine/config/startError.ts';
import type { App } from './app.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** @throws StartError with every problem, when the municipality does not check */
export async function openChecked(config: Pick<Config, 'municipality'>): Promise<Municipality> {
  const { municipality, problems } = await openMunicipality({ root: config.municipality ?? ROOT });
  if (problems.length > 0) console.error(`${reportErrorsFirst(problems)}\n`);
  if (!municipality) {
    throw new StartError(
      `The municipality does not check (${summary(problems)}), so it is not served: mend the files named above.`,
    );
  }
  return municipality;
}

/** On SIGHUP: the new configuration when it checks, otherwise the last good one stays up. */
export async function reload(
  app: Pick<App, 'replaceMunicipality' | 'viewMistakes'>,
  config: Pick<Config, 'municipality'>,
): Promise<void> {
  try {
    app.replaceMunicipality(await openChecked(config));
    await tellViews(app);
    console.log('The municipality was read again.');
  } catch (failure) {
    console.error(failure instanceof StartError ? failure.message : failure);
    console.error('The last good configuration is still served.');
  }
}

/** A view that fails is an error of its operations alone: the office runs, and whoever started it reads what to mend. */
export async function tellViews(app: Pick<App, 'viewMistakes'>): Promise<void> {
  for (const mistake of await app.viewMistakes()) console.error(mistake);
}
