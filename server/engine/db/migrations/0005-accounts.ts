import type { ColumnDefinitionBuilder } from 'kysely';
import { key, type Migration, mayRefer, need, refers, texts } from './columns.ts';

export const accounts: Migration = {
  name: '0005-accounts',
  async up({ table, index, column, counted, run }) {
    const no = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(0);
    const empty = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo('');
    await column('konta', 'czyZablokowane', 'integer', no);
    await column('konta', 'czyEmailPotwierdzony', 'integer', (c) => c.notNull().defaultTo(1));
    await column('konta', 'nowyEmail', 'text');
    await column('konta', 'jezyk', 'text', (c) => c.notNull().defaultTo('pl'));
    await column('konta', 'totpSekret', 'text');
    await column('konta', 'totpKrok', 'integer');
    await column('konta', 'zgodyRejestracji', 'text');
    await column('konta', 'zgodaEmail', 'text');
    await column('konta', 'zgodaTelefon', 'text');
    await column('sesje', 'idSesji', 'text', empty);
    await column('sesje', 'siec', 'text', empty);
    await column('sesje', 'urzadzenie', 'text', empty);
    await table('kody', (t) =>
      texts(t.addColumn('kodHash', 'text', key), 'rodzaj', 'dane')
        .addColumn('kontoId', 'integer', mayRefer('konta.kontoId'))
        .addColumn('waznyDoMs', 'bigint', need)
        .addColumn('uzytoMs', 'bigint'),
    );
    await index('kody', ['kontoId', 'rodzaj']);
    await index('kody', ['waznyDoMs']);
    await table('poczta', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'adresat', 'temat', 'tekst', 'html', 'jezyk')
        .addColumn('klucz', 'text', (c) => c.notNull().unique())
        .addColumn('kiedyMs', 'bigint', need)
        .addColumn('proby', 'integer', need)
        .addColumn('nastepnaMs', 'bigint', need)
        .addColumn('wyslanoMs', 'bigint'),
    );
    await index('poczta', ['wyslanoMs', 'nastepnaMs']);
    await table('zadania', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'rodzaj', 'dane')
        .addColumn('kiedyMs', 'bigint', need)
        .addColumn('proby', 'integer', need)
        .addColumn('nastepnaMs', 'bigint', need),
    );
    await index('zadania', ['nastepnaMs']);
    // Who registers or has forgotten a password is looked for by these.
    await index('konta', ['pesel']);
    await run('create index "kontaWgMalegoEmaila" on konta (lower(email))');
    await table('logowania', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'siec', 'urzadzenie', 'sposob')
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('kiedyMs', 'bigint', need)
        .addColumn('czyUdane', 'integer', need),
    );
    await index('logowania', ['kontoId', 'kiedyMs']);
    await table('urzadzenia', (t) =>
      t
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('ciasteczkoHash', 'text', need)
        .addColumn('ostatnioMs', 'bigint', need)
        .addPrimaryKeyConstraint('urzadzeniaKlucz', ['kontoId', 'ciasteczkoHash']),
    );
    await table('uzyte', (t) => t.addColumn('klucz', 'text', key).addColumn('doMs', 'bigint', need));
    await index('uzyte', ['doMs']);
    await table('logowaniaWezlem', (t) =>
      texts(t.addColumn('idZadania', 'text', key), 'ciasteczkoHash', 'adresOk', 'adresBlad', 'adresPotwierdzenie')
        .addColumn('kontoId', 'integer', mayRefer('konta.kontoId'))
        .addColumn('waznyDoMs', 'bigint', need)
        .addColumn('uzytoMs', 'bigint'),
    );
    await index('logowaniaWezlem', ['waznyDoMs']);
  },
};
