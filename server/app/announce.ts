import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { DEMO_PASSWORD, DEMO_TOTP_KEY, demoAccounts } from '../demo/kit/demoAccounts.ts';
import { POCZTA, SMS } from '../demo/poczta/pages.ts';
import type { Config } from '../engine/config/config.ts';
import type { Database } from '../engine/db/open.ts';
import { placesOfDemoName } from './demoName.ts';

/** Prints where the office answers; a demo also prints its accounts. */
export function announce(config: Config, municipality: Municipality, database: Database): void {
  const { manifest } = municipality;
  const shown = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  console.log(`${manifest.name}: http://${shown}:${config.port}`);
  if (config.desk) console.log(`The desk of clerks: ${config.desk.adres}`);
  if (database.kind === 'postgres' && !database.hasRoles())
    console.log('Row-level security is off: the user of the database may make no roles (docs/how-to/offices.md).');
  if (config.mode === 'production') {
    const places = placesOfDemoName(municipality);
    if (places.length > 0)
      console.log(
        `These places still name the shipped commune and not ${manifest.name}; write your own (docs/how-to/production.md):\n  ${places.join('\n  ')}`,
      );
  }
  if (config.mode !== 'demo') return;
  console.log(`Mails of the office: ${config.adres}${POCZTA}, text messages: ${config.adres}${SMS}`);
  console.log(`\nDemo accounts, with the password ${DEMO_PASSWORD} unless said`);
  for (const { login, who } of demoAccounts) console.log(`  ${login.padEnd(17)} ${who}`);
  console.log(`The key of adam.kowal for an authenticator: ${DEMO_TOTP_KEY}`);
}
