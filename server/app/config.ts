import { settings as demo } from '../demo/settings.ts';
import { settings as informacjePubliczne } from '../domains/informacjePubliczne/settings.ts';
import { settings as konto } from '../domains/konto/settings.ts';
import { settings as platforma } from '../domains/platforma/settings.ts';
import { settings as platnosci } from '../domains/platnosci/settings.ts';
import { settings as urzednicy } from '../domains/urzednicy/settings.ts';
import { settings as wezel } from '../domains/wezel/settings.ts';
import { settings as woda } from '../domains/woda/settings.ts';
import { settings as zdarzenia } from '../domains/zdarzenia/settings.ts';
import { settings as audyt } from '../engine/audit/settings.ts';
import { type Config, readEngineConfig } from '../engine/config/config.ts';
import type { Env } from '../engine/config/env.ts';
import { engineSettings, type Setting } from '../engine/config/settings.ts';
import { settings as druki } from '../engine/documents/settings.ts';
import { settings as pliki } from '../engine/files/settings.ts';
import { settings as tracing } from '../engine/tracing/settings.ts';
import { settings as watching } from '../engine/watching/settings.ts';

/** Everything that the environment can set. `npm start -- --help` and the table of docs/office.md are made of it. */
export const settings: readonly Setting[] = [
  ...engineSettings,
  ...[
    watching,
    tracing,
    audyt,
    pliki,
    druki,
    konto,
    wezel,
    platnosci,
    platforma,
    woda,
    informacjePubliczne,
    urzednicy,
    zdarzenia,
    demo,
  ].flatMap(({ described }) => described),
];

/**
 * Reads the environment. It does not compile without the settings of a domain that declares some.
 *
 * @param folder of the municipality, where the command line names one: `npm start -- examples/brzezno`
 * @throws StartError one sentence with what to do, for a value that makes no sense
 */
export const readConfig = (env: Env, folder?: string): Config => ({
  ...readEngineConfig(env, folder),
  ...watching.read(env),
  ...tracing.read(env),
  ...audyt.read(env),
  ...pliki.read(env),
  ...druki.read(env),
  ...konto.read(env),
  ...wezel.read(env),
  ...platnosci.read(env),
  ...platforma.read(env),
  ...woda.read(env),
  ...informacjePubliczne.read(env),
  ...urzednicy.read(env),
  ...zdarzenia.read(env),
  ...demo.read(env),
});
