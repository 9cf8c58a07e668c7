import { setTimeout as pause } from 'node:timers/promises';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { CommandRefusal } from '../../../../server/engine/command.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import type { TestOffice } from '../../helpers.ts';
import { asOffice } from '../data-sources/asOffice.ts';
import { PDF } from './decision.ts';

interface Office {
  database: Database;
  config: TestOffice['config'];
  municipality: Municipality;
  now: () => Date;
}

/**
 * A clerk at work in the process of an office, who ends with it: the oldest application that waits is sent back for a
 * supplement, and decided with a document when it comes again.
 */
export function startClerk({ database, config, municipality, now }: Office): void {
  const desk = {
    database,
    config,
    municipality,
    clock: {
      get ms() {
        return now().getTime();
      },
    },
  };
  const work = () =>
    asOffice(desk, async (on) => {
      const wpis = await on.db
        .selectFrom('wpisy')
        .select(['wpisId', 'numer'])
        .where('stan', '=', 'ZLOZONY')
        .orderBy('wpisId')
        .executeTakeFirst();
      if (!wpis) return;
      const asked = await on.db
        .selectFrom('przebiegWpisow')
        .select('przebiegId')
        .where('wpisId', '=', wpis.wpisId)
        .where('ruch', '=', 'wezwij')
        .executeTakeFirst();
      if (asked) await setRecordState(on, wpis.numer, 'rozpatrz', { dokument: PDF });
      else await setRecordState(on, wpis.numer, 'wezwij', { uwagi: 'Brakuje zaświadczenia.' });
    });
  void (async () => {
    while (true) {
      await work().catch((failure) => {
        // The resident was quicker, and has withdrawn it.
        if (!(failure instanceof CommandRefusal)) throw failure;
      });
      await pause(5);
    }
  })();
}
