import { type Migration, need, refers, texts } from './columns.ts';

/** What happened at the office, for other systems: the events, the keys that read them, and the receivers that they are sent to. */
export const events: Migration = {
  name: '0022-events',
  async up({ table, index, run, counted }) {
    await table('zdarzenia', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'typ', 'kiedy', 'dane')
        .addColumn('idZdarzenia', 'text', (c) => c.notNull().unique())
        .addColumn('numer', 'bigint', (c) => c.unique()),
    );
    await index('zdarzenia', ['kiedy']);
    // As short as the events that wait for their number, however many there are.
    await run('create index "zdarzeniaBezNumeru" on zdarzenia (id) where numer is null');
    await table('kluczeWymiany', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'prawa', 'kiedyUtworzono')
        .addColumn('nazwa', 'text', (c) => c.notNull().unique())
        .addColumn('kluczHash', 'text', (c) => c.notNull().unique())
        .addColumn('kiedyOdwolano', 'text')
        .addColumn('kiedyUzyto', 'text')
        .addColumn('odczytanoDo', 'bigint'),
    );
    await table('odbiorcyZdarzen', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'adres', 'typy', 'sekret', 'stan', 'kiedyUtworzono')
        .addColumn('nazwa', 'text', (c) => c.notNull().unique())
        .addColumn('poprzedniSekret', 'text')
        .addColumn('poprzedniDoMs', 'bigint'),
    );
    await table('dostawyZdarzen', (t) =>
      t
        .addColumn('id', 'integer', counted)
        .addColumn('odbiorcaId', 'integer', refers('odbiorcyZdarzen.id'))
        .addColumn('zdarzenieId', 'integer', refers('zdarzenia.id'))
        .addColumn('proby', 'integer', need)
        .addColumn('nastepnaMs', 'bigint')
        .addColumn('wyslanoMs', 'bigint')
        .addColumn('martwaMs', 'bigint')
        .addColumn('blad', 'text'),
    );
    await index('dostawyZdarzen', ['odbiorcaId', 'nastepnaMs']);
    await index('dostawyZdarzen', ['zdarzenieId']);
    await table('odpowiedziWymiany', (t) =>
      texts(t, 'idOdpowiedzi', 'trescHash', 'odpowiedz', 'kiedy')
        .addColumn('kluczId', 'integer', refers('kluczeWymiany.id'))
        .addPrimaryKeyConstraint('odpowiedziWymianyKlucz', ['kluczId', 'idOdpowiedzi']),
    );
    await index('odpowiedziWymiany', ['kiedy']);
  },
};
