import type { Migration } from './columns.ts';

/** Each row has a card. */
const OF_CARD = ['ratyZbiorcze', 'wplaty', 'elementy', 'pojazdy', 'wymiary'];
/** A row may have a card. */
const PERHAPS_OF_CARD = ['grunty', 'budynki', 'budowle'];

/**
 * What is on a card belongs to the subject of the card, also when the finance system corrects who that is. One foreign key to card and
 * subject says so in PostgreSQL, and costs half of the two before it; SQLite cannot change foreign keys, and has a trigger.
 */
export const subjectOfCard: Migration = {
  name: '0032-subject-of-card',
  async up({ run, only }) {
    const all = [...OF_CARD, ...PERHAPS_OF_CARD];
    for (const table of all)
      await run(`update "${table}" set "podmiotId" =
        (select k."podmiotId" from karty k where k."idKartyNaleznosci" = "${table}"."idKartyNaleznosci")
        where exists (select 1 from karty k
          where k."idKartyNaleznosci" = "${table}"."idKartyNaleznosci" and k."podmiotId" <> "${table}"."podmiotId")`);
    const moves = all.map(
      (table) =>
        `update "${table}" set "podmiotId" = new."podmiotId" where "idKartyNaleznosci" = new."idKartyNaleznosci";`,
    );
    await only(
      'sqlite',
      `create trigger "kartyPodmiot" after update of "podmiotId" on karty when old."podmiotId" <> new."podmiotId"
       begin ${moves.join(' ')} end`,
    );
    await only('postgres', 'alter table karty add constraint "kartyPodmiot" unique ("idKartyNaleznosci", "podmiotId")');
    for (const table of all) {
      const former = ['idKartyNaleznosci', ...(OF_CARD.includes(table) ? ['podmiotId'] : [])];
      const drops = former.map((column) => `drop constraint "${table}_${column}_fkey"`);
      // The rows that are there were put right above: reading all of them again would only hold up calls.
      await only(
        'postgres',
        `alter table "${table}" ${drops.join(', ')}, add constraint "${table}Karta"
           foreign key ("idKartyNaleznosci", "podmiotId") references karty ("idKartyNaleznosci", "podmiotId")
           on update cascade not valid`,
      );
    }
  },
};
