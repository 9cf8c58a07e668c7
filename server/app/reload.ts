import type { Municipality } from '../../codegen/artefact/municipality.ts';
import type { Config } from '../engine/config/config.ts';
import { StartError } from '../engine/config/startError.ts';
import { openMunicipality } from '../engine/municipality/openMunicipality.ts';
import type { App } from './app.ts';

interface Reloaded extends Partial<Pick<App, 'viewMistakes'>> {
  replaceMunicipality(next: Municipality): void | Promise<void>;
}
type Source = Pick<Config, 'municipality' | 'varDir'>;

export const printWarnings = (warnings: string): void => console.error(`${warnings}\n`);

/** Compiles a municipality from its present files; if they fail the check, the last valid one stays in use. @returns whether they are used */
export async function reload(
  { replaceMunicipality, viewMistakes }: Reloaded,
  source: Source,
  { signal, what = 'municipality' }: { signal?: AbortSignal; what?: 'municipality' | 'desk' } = {},
): Promise<boolean> {
  try {
    await replaceMunicipality(await openMunicipality(source, { signal, warn: printWarnings }));
    if (viewMistakes) await reportViews({ viewMistakes });
    console.log(`The ${what} was read again.`);
    return true;
  } catch (failure) {
    if (signal?.aborted) return false;
    console.error(failure instanceof StartError ? failure.message : failure);
    console.error(`The last good ${what === 'desk' ? 'desk' : 'configuration'} is still served.`);
    return false;
  }
}

/**
 * Reloads on request, one after another. Of several requests during a reload one more follows: files may have changed after it
 * read them.
 *
 * @param noted is told what was read again, and whether it is used
 * @param desk reloaded after the municipality, and apart from it: neither waits for the other to be mended
 */
export function reloads(
  app: Reloaded,
  config: Source,
  desk?: { reload(signal: AbortSignal): Promise<boolean> } | undefined,
  noted: (what: 'municipality' | 'desk', isUsed: boolean) => Promise<void> = async () => {},
) {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      const isUsed = await reload(app, config, { signal: ending.signal });
      if (!ending.signal.aborted) await noted('municipality', isUsed);
      if (desk && !ending.signal.aborted) await noted('desk', await desk.reload(ending.signal));
    } while (again && !ending.signal.aborted);
    running = undefined;
  };
  return {
    request(): void {
      again = true;
      running ??= run();
    },
    /** Resolves when no compilation is running. */
    async stop(): Promise<void> {
      ending.abort();
      await running;
    },
  };
}

/** A view that fails breaks only its own operations: the office runs, and prints what to correct. */
export async function reportViews(app: Pick<App, 'viewMistakes'>): Promise<void> {
  for (const mistake of await app.viewMistakes()) console.error(mistake);
}
