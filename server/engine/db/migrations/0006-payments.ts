import { type Migration, mayRefer, money, need, refers, texts } from './columns.ts';

export const payments: Migration = {
  name: '0006-payments',
  async up({ table, index, column, counted, run }) {
    await table('zlecenia', (t) =>
      texts(
        t.addColumn('id', 'integer', counted),
        'kanal',
        'stan',
        'numerRachunku',
        'tytul',
        'odbiorca',
        'adresOk',
        'adresBlad',
        'jezyk',
      )
        .addColumn('idPrzelewu', 'text', (c) => c.notNull().unique())
        .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('kontoId', 'integer', mayRefer('konta.kontoId'))
        .addColumn('kwotaGrosze', 'bigint', need)
        .addColumn('zleconoMs', 'bigint', need)
        .addColumn('waznyDoMs', 'bigint', need)
        .addColumn('idDostawcy', 'text')
        .addColumn('adresDostawcy', 'text')
        .addColumn('oplaconoMs', 'bigint')
        .addColumn('zaksiegowanoMs', 'bigint')
        .addColumn('przyczyna', 'text')
        .addColumn('pytanoMs', 'bigint')
        .addColumn('proby', 'integer', need)
        .addColumn('nastepnaMs', 'bigint'),
    );
    await index('zlecenia', ['podmiotId', 'zleconoMs']);
    await index('zlecenia', ['nastepnaMs']);
    await index('zlecenia', ['idKartyNaleznosci']);
    await table('zleceniaRaty', (t) =>
      money(
        texts(t.addColumn('id', 'integer', counted), 'terminPlatnosci', 'rodzajOplaty', 'opisNrRaty')
          .addColumn('zlecenieId', 'integer', refers('zlecenia.id'))
          .addColumn('lp', 'integer', need)
          .addColumn('idNaleznosciRatyZbiorczej', 'integer', refers('ratyZbiorcze.idNaleznosciRatyZbiorczej'))
          .addColumn('idNaleznosciRaty', 'integer', refers('raty.idNaleznosciRaty')),
        'kwotaRaty',
        'kwotaGlowna',
        'kosztUpomnien',
        'oplataProlongacyjna',
        'odsetki',
      ).addColumn('kwotaVatGrosze', 'bigint'),
    );
    await index('zleceniaRaty', ['zlecenieId', 'lp']);
    await table('zajeteRaty', (t) =>
      t
        .addColumn('idNaleznosciRatyZbiorczej', 'integer', (c) =>
          c.primaryKey().references('ratyZbiorcze.idNaleznosciRatyZbiorczej'),
        )
        .addColumn('zlecenieId', 'integer', refers('zlecenia.id')),
    );
    await index('zajeteRaty', ['zlecenieId']);
    // What is being paid stands there now.
    for (const flag of ['zleconoPlatnoscZKIR', 'zleconoPlatnoscZP24'])
      await run(`alter table "ratyZbiorcze" drop column "${flag}"`);
    await table('powiadomienia', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'kanal', 'idZewnetrzne', 'tresc')
        .addColumn('zlecenieId', 'integer', mayRefer('zlecenia.id'))
        .addColumn('kiedyMs', 'bigint', need),
    );
    await run('create unique index "powiadomieniaRaz" on powiadomienia (kanal, "idZewnetrzne")');
    await index('powiadomienia', ['kiedyMs']);
    await index('powiadomienia', ['zlecenieId']);
    // A payment and what it settles know each other, so that books can be held against orders.
    await column('wplaty', 'zlecenieId', 'integer', mayRefer('zlecenia.id'));
    await run('create unique index "wplatyZeZlecenia" on wplaty ("zlecenieId")');
    await column(
      'elementy',
      'idNaleznosciRatyZbiorczej',
      'integer',
      mayRefer('ratyZbiorcze.idNaleznosciRatyZbiorczej'),
    );
    await table('smsy', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'telefon', 'tresc', 'jezyk')
        .addColumn('klucz', 'text', (c) => c.notNull().unique())
        .addColumn('kiedyMs', 'bigint', need)
        .addColumn('proby', 'integer', need)
        .addColumn('nastepnaMs', 'bigint', need)
        .addColumn('wyslanoMs', 'bigint'),
    );
    await index('smsy', ['wyslanoMs', 'nastepnaMs']);
    // 0: made by the national node, and its owner has never chosen a password.
    await column('konta', 'czyHasloWlasne', 'integer', (c) => c.notNull().defaultTo(1));
  },
};
