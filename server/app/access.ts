import { access as akcyza } from '../domains/akcyza/tables.ts';
import { access as informacjePubliczne } from '../domains/informacjePubliczne/tables.ts';
import { access as konto } from '../domains/konto/tables.ts';
import { access as korespondencja } from '../domains/korespondencja/tables.ts';
import { access as naleznosci } from '../domains/naleznosci/tables.ts';
import { access as nieczystosci } from '../domains/nieczystosci/tables.ts';
import { access as odpady } from '../domains/odpady/tables.ts';
import { access as oplaty } from '../domains/oplaty/tables.ts';
import { access as platnosci } from '../domains/platnosci/tables.ts';
import { access as podatki } from '../domains/podatki/tables.ts';
import { access as pojazdy } from '../domains/pojazdy/tables.ts';
import { access as urzednicy } from '../domains/urzednicy/tables.ts';
import { access as wezel } from '../domains/wezel/tables.ts';
import { access as woda } from '../domains/woda/tables.ts';
import { access as zezwolenia } from '../domains/zezwolenia/tables.ts';
import { access as zgloszenia } from '../domains/zgloszenia/tables.ts';
import { access as audyt } from '../engine/audit/tables.ts';
import { access as engine } from '../engine/db/access.ts';
import type { Access } from '../engine/db/roles/access.ts';
import { access as zdarzenia } from '../engine/events/tables.ts';
import { access as zasilenia } from '../engine/feed/tables.ts';

/** Who may use which tables. It does not compile without a table that somebody declares. */
export const access: Access = {
  ...engine,
  ...audyt,
  ...zdarzenia,
  ...zasilenia,
  ...akcyza,
  ...informacjePubliczne,
  ...konto,
  ...korespondencja,
  ...naleznosci,
  ...nieczystosci,
  ...odpady,
  ...oplaty,
  ...platnosci,
  ...podatki,
  ...pojazdy,
  ...urzednicy,
  ...wezel,
  ...woda,
  ...zezwolenia,
  ...zgloszenia,
};
