import type { AccessOf } from './roles/access.ts';
import { KONTO } from './roles/statements.ts';

const CLERK = `from urzednicy u where u."kontoId" = ${KONTO} and u.stan = 'CZYNNE'`;
/** An application that a resident is asked to sign, and its files. */
const SIGNED = `exists (select 1 from "podpisyKont" s where s."wpisId" = wpisy."wpisId" and s."kontoId" = ${KONTO})`;
const OF_APPLICATION = `exists (select 1 from wpisy w where w.numer = pliki."numerWpisu")`;
/** The kinds of applications that a clerk sees; an empty list are all. */
const OF_KINDS = `(select u.rodzaje = '[]' ${CLERK}) or tabela = any ((select array(select jsonb_array_elements_text(u.rodzaje::jsonb)) ${CLERK})::text[])`;

/** Who may use the tables of the engine, and which rows. */
export const access: AccessOf<
  | 'notatki'
  | 'podmioty'
  | 'konta'
  | 'kontaPodmioty'
  | 'sesje'
  | 'powtorzenia'
  | 'proby'
  | 'kody'
  | 'poczta'
  | 'logowania'
  | 'urzadzenia'
  | 'uzyte'
  | 'odczytyWywolan'
  | 'smsy'
  | 'wpisy'
  | 'numeryWpisow'
  | 'przebiegWpisow'
  | 'dokumentyWpisow'
  | 'pliki'
  | 'podpisyWpisow'
  | 'szkice'
  | 'plikiSzkicow'
  | 'podpisyKont'
> = {
  notatki: { roles: { mieszkaniec: 'read', gosc: 'read', konto: 'change', urzednik: 'read', zasilenie: 'change' } },
  podmioty: {
    roles: { mieszkaniec: 'lock', konto: 'add', urzednik: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { podmiot: 'podmiotId' } },
    key: ['podmiotId'],
  },
  konta: {
    roles: { mieszkaniec: 'lock', konto: 'write', urzednik: 'lock' },
    rows: { mieszkaniec: { konto: 'kontoId' } },
    key: ['kontoId'],
  },
  kontaPodmioty: {
    roles: { mieszkaniec: 'read', konto: 'write' },
    rows: { mieszkaniec: { konto: 'kontoId' } },
  },
  sesje: { roles: { konto: 'write' } },
  powtorzenia: {
    roles: { mieszkaniec: 'change', konto: 'write', urzednik: 'change' },
    rows: { mieszkaniec: { konto: 'kontoId' }, urzednik: { konto: 'kontoId' } },
  },
  proby: { roles: { mieszkaniec: 'change', gosc: 'change', konto: 'write', urzednik: 'write' } },
  kody: { roles: { konto: 'write' } },
  poczta: { roles: { mieszkaniec: 'insert', konto: 'write', urzednik: 'insert' }, key: ['klucz'] },
  logowania: { roles: { mieszkaniec: 'read', konto: 'write' }, rows: { mieszkaniec: { konto: 'kontoId' } } },
  urzadzenia: { roles: { konto: 'write' } },
  uzyte: { roles: { gosc: 'add', konto: 'write' } },
  odczytyWywolan: { roles: {} },
  smsy: { roles: { konto: 'write' } },
  wpisy: {
    roles: { mieszkaniec: 'change', urzednik: 'change' },
    rows: { mieszkaniec: { podmiot: 'podmiotId', konto: 'kontoId', or: SIGNED }, urzednik: { or: OF_KINDS } },
  },
  numeryWpisow: { roles: { mieszkaniec: 'change', urzednik: 'change' } },
  przebiegWpisow: {
    roles: { mieszkaniec: 'add', urzednik: 'add' },
    rows: {
      mieszkaniec: { konto: 'kontoId', of: { table: 'wpisy', by: 'wpisId' } },
      urzednik: { of: { table: 'wpisy', by: 'wpisId' } },
    },
  },
  dokumentyWpisow: {
    roles: { mieszkaniec: 'read', urzednik: 'add' },
    rows: {
      mieszkaniec: { of: { table: 'przebiegWpisow', by: 'przebiegId' } },
      urzednik: { of: { table: 'przebiegWpisow', by: 'przebiegId' } },
    },
  },
  pliki: {
    roles: { mieszkaniec: 'change', urzednik: 'change' },
    rows: { mieszkaniec: { konto: 'kontoId', or: OF_APPLICATION }, urzednik: { konto: 'kontoId', or: OF_APPLICATION } },
  },
  podpisyWpisow: {
    roles: { mieszkaniec: 'change', urzednik: 'read' },
    rows: { mieszkaniec: { of: { table: 'wpisy', by: 'wpisId' } }, urzednik: { of: { table: 'wpisy', by: 'wpisId' } } },
  },
  szkice: { roles: { mieszkaniec: 'change', konto: 'read' }, rows: { mieszkaniec: { konto: 'kontoId' } } },
  plikiSzkicow: { roles: { mieszkaniec: 'write' }, rows: { mieszkaniec: { of: { table: 'szkice', by: 'idSzkicu' } } } },
  podpisyKont: { roles: { mieszkaniec: 'read' }, praca: ['select'], isView: true },
};
