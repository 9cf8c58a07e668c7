import { type WpisyDesk, wpisyTables } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import type { TestOffice } from '../../helpers.ts';

/** Work of the office's command, in a transaction of its own. */
export const asOffice = <T>(office: Desk, run: (desk: WpisyDesk) => Promise<T>): Promise<T> =>
  office.database.query.transaction().execute((db) =>
    run({
      db,
      now: new Date(office.clock.ms),
      tables: wpisyTables(office.municipality.data),
      config: office.config,
      municipality: office.municipality,
      osoba: 'Ewa Urzędnik',
    }),
  );

type Desk = Pick<TestOffice, 'database' | 'config' | 'municipality'> & { clock: { readonly ms: number } };
