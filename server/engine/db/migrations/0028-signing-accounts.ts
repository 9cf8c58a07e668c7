import type { Migration } from './columns.ts';

/** The accounts of the persons who are asked to sign an application: what row-level security has to know of signatures, and nothing else. */
export const signingAccounts: Migration = {
  name: '0028-signing-accounts',
  async up({ run }) {
    await run(`create view "podpisyKont" as select p."wpisId", k."kontoId" from "podpisyWpisow" p join konta k on k.pesel = p.pesel
      where k.stan <> 'USUNIETE'`);
  },
};
