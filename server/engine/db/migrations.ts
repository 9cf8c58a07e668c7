import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql } from 'kysely';
import type { Database, Db } from './open.ts';

/** One step of the tables' history: never changed once it is released, the next step is a new line. */
interface Migration {
  name: string;
  up(make: Make): Promise<void>;
}

type Table = CreateTableBuilder<string, string>;
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

interface Make {
  table(name: string, columns: (table: Table) => Table): Promise<void>;
  index(table: string, columns: readonly string[]): Promise<void>;
  /** One more column of a table that is there. */
  column(table: string, name: string, type: 'text' | 'integer', build?: Column): Promise<void>;
  /** A statement that both databases understand. */
  run(statement: string): Promise<void>;
  /** A number that the database gives. */
  counted(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
}

const need = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const refers = (target: string) => (column: ColumnDefinitionBuilder) => column.notNull().references(target);
const mayRefer = (target: string) => (column: ColumnDefinitionBuilder) => column.references(target);

export const migrations: readonly Migration[] = [
  {
    name: '0001-commune',
    async up({ table, index, counted }) {
      await table('notatki', (t) => t.addColumn('klucz', 'text', key).addColumn('wartosc', 'text', need));
      await table('mieszkancy', (t) =>
        texts(t.addColumn('id', 'integer', key), 'imie', 'nazwisko', 'adres')
          .addColumn('pesel', 'text', (c) => c.notNull().unique())
          .addColumn('rokUrodzenia', 'integer', need),
      );
      await index('mieszkancy', ['rokUrodzenia', 'imie']);
      await table('podmioty', (t) =>
        texts(t.addColumn('podmiotId', 'integer', key), 'nazwa', 'adres')
          .addColumn('idPodmiotu', 'text', (c) => c.notNull().unique())
          .addColumn('czyInstytucja', 'integer', need)
          .addColumn('nip', 'text', (c) => c.unique())
          .addColumn('pesel', 'text', (c) => c.unique())
          .addColumn('nrTelefonu', 'text')
          .addColumn('czySynchronizacja', 'integer', need),
      );
      await table('konta', (t) =>
        texts(t.addColumn('kontoId', 'integer', key), 'haslo', 'imie', 'nazwisko', 'email', 'stan')
          .addColumn('login', 'text', (c) => c.notNull().unique())
          .addColumn('pesel', 'text')
          .addColumn('nip', 'text')
          .addColumn('czyInstytucja', 'integer', need)
          .addColumn('czyPierwszeLogowanie', 'integer', need),
      );
      await table('kontaPodmioty', (t) =>
        t
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
          .addPrimaryKeyConstraint('kontaPodmiotyKlucz', ['kontoId', 'podmiotId']),
      );
      await table('punktyOdbioru', (t) =>
        t
          .addColumn('idPunktuOdbioru', 'integer', key)
          .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
          .addColumn('adresPunktuOdbioru', 'text', need),
      );
      await index('punktyOdbioru', ['podmiotId']);
      await table('dochody', (t) =>
        money(
          texts(t.addColumn('id', 'integer', key), 'rozdzial', 'paragraf', 'nazwaPozycji').addColumn(
            'rok',
            'integer',
            need,
          ),
          'planPoZmianach',
          'naleznosci',
          'dochodyOtrzymane',
          'dochodyWykonane',
        ),
      );
      await index('dochody', ['rok']);
      await table('tematy', (t) =>
        texts(t.addColumn('id', 'integer', key), 'pl', 'en', 'de', 'uk').addColumn('czyDodatkowy', 'integer', need),
      );
      await table('zgloszenia', (t) =>
        texts(t.addColumn('zgloszenieId', 'integer', counted), 'trescZgloszenia', 'kiedyUtworzono')
          .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru'))
          .addColumn('tematId', 'integer', refers('tematy.id'))
          .addColumn('kiedyObsluzono', 'text')
          .addColumn('uwagiDoZgloszenia', 'text'),
      );
      await index('zgloszenia', ['podmiotId', 'kiedyUtworzono']);
      await index('zgloszenia', ['kontoId', 'kiedyUtworzono']);
    },
  },
  {
    name: '0002-dues',
    async up({ table, index }) {
      await table('karty', (t) =>
        texts(
          t.addColumn('idKartyNaleznosci', 'integer', key),
          'aplikacjaNaleznosci',
          'symbolKarty',
          'numerKontaBankowego',
          'nazwaPlatnika',
        )
          .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
          .addColumn('rok', 'integer', need)
          .addColumn('uslugaId', 'integer', need)
          .addColumn('czyInstytucja', 'integer', need)
          .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru')),
      );
      await index('karty', ['podmiotId', 'rok', 'aplikacjaNaleznosci']);
      await table('wspolzobowiazani', (t) =>
        texts(
          t
            .addColumn('id', 'integer', key)
            .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci')),
          'nazwaUdzialowca',
        )
          .addColumn('adresUdzialowca', 'text')
          .addColumn('udzial', 'text')
          .addColumn('formaWladania', 'text'),
      );
      await index('wspolzobowiazani', ['idKartyNaleznosci']);
      await table('ratyZbiorcze', (t) =>
        flags(
          money(
            ofCard(t.addColumn('idNaleznosciRatyZbiorczej', 'integer', key)).addColumn('terminPlatnosci', 'text', need),
            'kwotaRaty',
            'kwotaGlowna',
            'kosztyEgzekucji',
            'oplataProlongacyjna',
            'odsetki',
          ),
          'czySplacona',
          'jestUpomnienie',
          'jestWezwanie',
          'jestRozlozenieNaRaty',
          'jestOdroczenieTerminu',
          'jestTytulWykonawczy',
          'zleconoPlatnoscZKIR',
          'zleconoPlatnoscZP24',
        ),
      );
      await index('ratyZbiorcze', ['idKartyNaleznosci', 'terminPlatnosci']);
      await table('raty', (t) =>
        money(
          t
            .addColumn('idNaleznosciRaty', 'integer', key)
            .addColumn('idNaleznosciRatyZbiorczej', 'integer', refers('ratyZbiorcze.idNaleznosciRatyZbiorczej'))
            .addColumn('nrRaty', 'integer', need)
            .addColumn('rodzajOplaty', 'text', need),
          'kwotaRaty',
          'kwotaGlowna',
          'kosztyEgzekucji',
          'oplataProlongacyjna',
          'odsetki',
        ),
      );
      await index('raty', ['idNaleznosciRatyZbiorczej', 'nrRaty']);
      await table('wplaty', (t) => booking(ofCard(t.addColumn('id', 'integer', key))));
      await index('wplaty', ['idKartyNaleznosci', 'dataOperacji']);
      await table('elementy', (t) =>
        money(booking(ofCard(t.addColumn('id', 'integer', key))), 'pozostaloDoSplaty')
          .addColumn('nrDecyzji', 'text')
          .addColumn('dataDoreczenia', 'text'),
      );
      await index('elementy', ['idKartyNaleznosci', 'dataOperacji']);
      await table('pojazdy', (t) =>
        texts(ofCard(t.addColumn('id', 'integer', key)), 'nrRejestracyjny', 'marka', 'nazwaStawki'),
      );
      await index('pojazdy', ['idKartyNaleznosci', 'nrRejestracyjny']);
    },
  },
  {
    name: '0003-sessions',
    async up({ table, index, counted }) {
      await table('sesje', (t) =>
        texts(t.addColumn('id', 'integer', counted), 'ciasteczkoHash')
          .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('czyOgraniczona', 'integer', need)
          .addColumn('rozpoczetoMs', 'bigint', need)
          .addColumn('koniecMs', 'bigint', need),
      );
      await index('sesje', ['kontoId', 'rozpoczetoMs']);
      await index('sesje', ['koniecMs']);
      await table('powtorzenia', (t) =>
        texts(t, 'operacja', 'klucz', 'trescHash', 'odpowiedz')
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('kiedyMs', 'bigint', need)
          .addPrimaryKeyConstraint('powtorzeniaKlucz', ['kontoId', 'operacja', 'klucz']),
      );
      await index('powtorzenia', ['kiedyMs']);
      await table('proby', (t) =>
        t
          .addColumn('klucz', 'text', key)
          .addColumn('porazki', 'integer', need)
          .addColumn('blokady', 'integer', need)
          .addColumn('odMs', 'bigint', need)
          .addColumn('doMs', 'bigint', need),
      );
    },
  },
  {
    name: '0004-register',
    async up({ table, index, column, run }) {
      const text = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo('');
      await column('mieszkancy', 'plec', 'text', text);
      await column('mieszkancy', 'dataUrodzenia', 'text', text);
      await column('mieszkancy', 'czyObywatel', 'integer', (c) => c.notNull().defaultTo(1));
      await column('mieszkancy', 'zameldowanie', 'text', (c) => c.notNull().defaultTo('STALE'));
      await column('mieszkancy', 'zameldowanyOd', 'text', text);
      await column('mieszkancy', 'zameldowanyDo', 'text');
      await column('mieszkancy', 'koniec', 'text');
      // Who is in the register already: what the PESEL says, and at home since birth.
      const month = 'cast(substr(pesel, 3, 2) as integer) % 20';
      await run(
        `update mieszkancy set plec = case when cast(substr(pesel, 10, 1) as integer) % 2 = 0 then 'K' else 'M' end,
           "dataUrodzenia" = cast("rokUrodzenia" as text) || case when ${month} < 10 then '-0' else '-' end
             || cast(${month} as text) || '-' || substr(pesel, 5, 2)`,
      );
      await run('update mieszkancy set "zameldowanyOd" = "dataUrodzenia"');
      // Each count of the whole register reads one index and no table.
      await run('drop index "mieszkancyWgRokUrodzeniaImie"');
      await index('mieszkancy', ['rokUrodzenia', 'imie', 'zameldowanyOd', 'zameldowanyDo']);
      await index('mieszkancy', [
        'zameldowanie',
        'plec',
        'czyObywatel',
        'dataUrodzenia',
        'zameldowanyOd',
        'zameldowanyDo',
        'koniec',
      ]);
      await table('wydatki', (t) =>
        money(
          texts(t.addColumn('id', 'integer', key), 'rozdzial', 'paragraf', 'nazwaPozycji').addColumn(
            'rok',
            'integer',
            need,
          ),
          'planPoZmianach',
          'wydatki',
          'zobowiazania',
          'koszty',
          'zaangazowanie',
        ),
      );
      await index('wydatki', ['rok']);
      await table('wybory', (t) => texts(t.addColumn('dataWyborow', 'text', key), 'pl', 'en', 'de', 'uk'));
    },
  },
  {
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
  },
  {
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
  },
  {
    name: '0007-excise',
    async up({ table, index }) {
      await table('wnioskiAkcyzowe', (t) =>
        money(
          texts(t.addColumn('id', 'integer', key), 'sygnaturaWniosku', 'dataZlozeniaWniosku')
            .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
            .addColumn('rok', 'integer', need)
            .addColumn('uzytkiRolneAr', 'bigint', need)
            .addColumn('liczbaDjpSetne', 'bigint', need)
            .addColumn('liczbaSwinSetne', 'bigint', need)
            .addColumn('iloscOlejuSetne', 'bigint', need)
            .addColumn('czyWyplataNaRachunekBankowy', 'integer', need),
          'rocznyLimitZwrotu',
        ),
      );
      await index('wnioskiAkcyzowe', ['podmiotId', 'rok']);
      await table('decyzjeAkcyzowe', (t) =>
        money(
          texts(t.addColumn('id', 'integer', key), 'numerDecyzji', 'dataWydaniaDecyzji').addColumn(
            'wniosekId',
            'integer',
            (c) => c.notNull().unique().references('wnioskiAkcyzowe.id'),
          ),
          'kwotaZwrotu',
          'pozostalyLimitZwrotu',
        ).addColumn('dataWyplaty', 'text'),
      );
    },
  },
  {
    name: '0008-waste',
    async up({ table, index }) {
      await table('parametryOdpadow', (t) =>
        texts(t.addColumn('id', 'integer', key), 'parametr', 'odDnia', 'jednostkaMiary')
          .addColumn('idPunktuOdbioru', 'integer', refers('punktyOdbioru.idPunktuOdbioru'))
          .addColumn('doDnia', 'text')
          .addColumn('wartoscSetne', 'bigint', need),
      );
      await index('parametryOdpadow', ['idPunktuOdbioru']);
    },
  },
  {
    name: '0009-taxes',
    async up({ table, index }) {
      const years = (t: Table) => t.addColumn('odRoku', 'integer', need).addColumn('doRoku', 'integer');
      await table('dokumentyWlasnosci', (t) =>
        texts(t.addColumn('id', 'integer', key), 'typ', 'numer', 'dataWydania').addColumn(
          'podmiotId',
          'integer',
          refers('podmioty.podmiotId'),
        ),
      );
      await index('dokumentyWlasnosci', ['podmiotId']);
      for (const name of ['grunty', 'budynki']) {
        await table(name, (t) =>
          years(
            texts(t.addColumn('id', 'integer', key), 'rodzaj', 'pelnyIdentyfikator')
              .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
              .addColumn('dokumentId', 'integer', refers('dokumentyWlasnosci.id'))
              .addColumn('powierzchniaM2', 'bigint', need),
          ),
        );
        await index(name, ['podmiotId']);
      }
      await table('budowle', (t) =>
        years(
          money(
            texts(t.addColumn('id', 'integer', key), 'nazwa').addColumn(
              'podmiotId',
              'integer',
              refers('podmioty.podmiotId'),
            ),
            'wartosc',
          ),
        ),
      );
      await index('budowle', ['podmiotId']);
      await table('wymiary', (t) =>
        ofCard(texts(t.addColumn('id', 'integer', key), 'podstawaWymiaru', 'opisWymiaru'))
          .addColumn('dataWymiaru', 'text')
          .addColumn('nrDecyzji', 'text')
          .addColumn('podatekRolnyGrosze', 'bigint')
          .addColumn('podatekLesnyGrosze', 'bigint')
          .addColumn('podatekOdNieruchomosciGrosze', 'bigint')
          .addColumn('idArchiwumDruku', 'integer', (c) => c.unique()),
      );
      await index('wymiary', ['idKartyNaleznosci']);
    },
  },
  {
    name: '0010-fees',
    async up({ table }) {
      await table('oplatyLokalne', (t) =>
        t
          .addColumn('idKartyNaleznosci', 'integer', (c) => c.primaryKey().references('karty.idKartyNaleznosci'))
          .addColumn('nrDecyzji', 'text')
          .addColumn('dataPowstaniaNaleznosci', 'text', need)
          .addColumn('dataZawarciaUmowy', 'text')
          .addColumn('dataRozwiazaniaUmowy', 'text'),
      );
    },
  },
  {
    name: '0011-permits',
    async up({ table, index }) {
      await table('zezwolenia', (t) =>
        texts(
          t.addColumn('id', 'integer', key).addColumn('podmiotId', 'integer', refers('podmioty.podmiotId')),
          'pelnyNrZezwolenia',
          'pelnyNrDokumentuZezwolenia',
          'nazwaPunktuZezwolenia',
          'rodzajZezwoleniaOpis',
          'moc',
          'zezwolenieWazneOd',
          'zezwolenieWazneDo',
        ),
      );
      await table('oplatyZezwolen', (t) =>
        t
          .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
          .addColumn('zezwolenieId', 'integer', refers('zezwolenia.id'))
          .addColumn('nrRaty', 'integer', need)
          .addColumn('czyNieterminoweOswiadczenie', 'integer', need)
          .addPrimaryKeyConstraint('oplatyZezwolenKlucz', ['idKartyNaleznosci', 'zezwolenieId']),
      );
      await table('doplatyZezwolen', (t) =>
        flags(
          money(
            t
              .addColumn('id', 'integer', key)
              .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
              .addColumn('dataWplaty', 'text', need)
              .addColumn('nrRaty', 'integer'),
            'kwotaWplaty',
          ),
          'czyNieterminoweOswiadczenie',
          'czyPoTerminie',
          'czyAnulowana',
        ),
      );
      await index('doplatyZezwolen', ['idKartyNaleznosci']);
    },
  },
  {
    name: '0012-water',
    async up({ table, index, counted }) {
      await table('wodomierze', (t) =>
        texts(t.addColumn('idLicznika', 'integer', key), 'nrLicznika', 'dataMontazu')
          .addColumn('idPunktu', 'integer', refers('punktyOdbioru.idPunktuOdbioru'))
          .addColumn('miejsce', 'integer', need)
          .addColumn('zakresLicznikaCalkowite', 'integer', need)
          .addColumn('zakresLicznikaDziesietne', 'integer', need)
          .addColumn('dataWyjecia', 'text')
          .addUniqueConstraint('wodomierzeNumer', ['nrLicznika']),
      );
      await index('wodomierze', ['idPunktu']);
      await table('odczyty', (t) =>
        t
          .addColumn('idOdczytu', 'integer', key)
          .addColumn('idLicznika', 'integer', refers('wodomierze.idLicznika'))
          .addColumn('dataOdczytu', 'text', need)
          .addColumn('stanTysieczne', 'bigint', need)
          .addColumn('zuzycieTysieczne', 'bigint', need),
      );
      await index('odczyty', ['idLicznika', 'dataOdczytu']);
      await table('zgloszeniaStanu', (t) =>
        t
          .addColumn('idZgloszenia', 'integer', counted)
          .addColumn('idLicznika', 'integer', refers('wodomierze.idLicznika'))
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('kiedyUtworzono', 'text', need)
          .addColumn('kiedyObsluzono', 'text')
          .addColumn('stanTysieczne', 'bigint', need)
          .addColumn('uwagiZgloszone', 'text'),
      );
      await index('zgloszeniaStanu', ['idLicznika', 'kiedyUtworzono']);
      await index('zgloszeniaStanu', ['kontoId', 'kiedyUtworzono']);
      await table('umowyWody', (t) =>
        texts(t, 'numerUmowy', 'dataZawarcia').addColumn('idPunktu', 'integer', (c) =>
          c.primaryKey().references('punktyOdbioru.idPunktuOdbioru'),
        ),
      );
      await table('fakturyWody', (t) =>
        texts(t.addColumn('idFaktury', 'integer', key), 'numerFaktury', 'dataWystawieniaFaktury')
          .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
          .addColumn('idNaleznosciRatyZbiorczej', 'integer', (c) =>
            c.notNull().unique().references('ratyZbiorcze.idNaleznosciRatyZbiorczej'),
          )
          .addColumn('idOdczytu', 'integer', (c) => c.notNull().unique().references('odczyty.idOdczytu'))
          .addColumn('idDokumentuPdf', 'integer', (c) => c.unique())
          .addUniqueConstraint('fakturyWodyNumer', ['numerFaktury']),
      );
      await index('fakturyWody', ['idKartyNaleznosci']);
      await table('pozycjeFaktur', (t) =>
        t
          .addColumn('idFaktury', 'integer', refers('fakturyWody.idFaktury'))
          .addColumn('lp', 'integer', need)
          .addColumn('nazwa', 'text', need)
          .addColumn('iloscTysieczne', 'bigint', need)
          .addColumn('cenaBruttoGrosze', 'bigint', need)
          .addColumn('vatProcent', 'integer', need)
          .addColumn('bruttoGrosze', 'bigint', need)
          .addPrimaryKeyConstraint('pozycjeFakturKlucz', ['idFaktury', 'lp']),
      );
      await table('protokolyWymiany', (t) =>
        texts(t, 'dataWymiany', 'monter', 'powod', 'plomba')
          .addColumn('idWyjetego', 'integer', (c) => c.primaryKey().references('wodomierze.idLicznika'))
          .addColumn('idZalozonego', 'integer', (c) => c.notNull().unique().references('wodomierze.idLicznika'))
          .addColumn('stanWyjetegoTysieczne', 'bigint', need)
          .addColumn('stanZalozonegoTysieczne', 'bigint', need),
      );
      await table('zdjeciaProtokolow', (t) =>
        texts(t.addColumn('id', 'integer', counted), 'podpis', 'dane').addColumn(
          'idWyjetego',
          'integer',
          refers('protokolyWymiany.idWyjetego'),
        ),
      );
      await index('zdjeciaProtokolow', ['idWyjetego']);
    },
  },
  {
    name: '0013-correspondence',
    async up({ table, index, counted }) {
      await table('daneKorespondencyjne', (t) =>
        texts(t, 'dane').addColumn('podmiotId', 'integer', (c) => c.primaryKey().references('podmioty.podmiotId')),
      );
      await table('zmianyDanych', (t) =>
        texts(t.addColumn('zgloszenieId', 'integer', counted), 'dane', 'daneDotychczasowe', 'kiedyUtworzono')
          .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru'))
          .addColumn('kiedyObsluzono', 'text')
          .addColumn('uwagiDoZgloszenia', 'text'),
      );
      await index('zmianyDanych', ['podmiotId', 'kiedyUtworzono']);
      await index('zmianyDanych', ['kontoId', 'kiedyUtworzono']);
    },
  },
  {
    name: '0014-liquid-waste',
    async up({ table, index, counted }) {
      await table('zamowieniaNieczystosci', (t) =>
        texts(
          t.addColumn('idZamowienia', 'integer', counted),
          'adres',
          'odDnia',
          'doDnia',
          'telefon',
          'stan',
          'kiedyUtworzono',
          'kiedyZmieniono',
        )
          .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru'))
          .addColumn('pojemnoscSetne', 'integer', need)
          .addColumn('uwagi', 'text')
          .addColumn('uwagiUrzedu', 'text'),
      );
      await index('zamowieniaNieczystosci', ['podmiotId', 'kiedyUtworzono']);
      await index('zamowieniaNieczystosci', ['kontoId', 'kiedyUtworzono']);
    },
  },
  {
    name: '0015-records',
    async up({ table, index, counted }) {
      await table('wpisy', (t) =>
        texts(
          t.addColumn('wpisId', 'integer', counted),
          'tabela',
          'operacja',
          'stan',
          'dane',
          'kiedyUtworzono',
          'kiedyZmieniono',
        )
          .addColumn('numer', 'text', (c) => c.notNull().unique())
          .addColumn('kontoId', 'integer', refers('konta.kontoId'))
          .addColumn('podmiotId', 'integer', mayRefer('podmioty.podmiotId'))
          .addColumn('uwagiUrzedu', 'text'),
      );
      await index('wpisy', ['kontoId', 'kiedyUtworzono']);
      await index('wpisy', ['podmiotId', 'kiedyUtworzono']);
      await index('wpisy', ['tabela', 'kiedyUtworzono']);
      await table('numeryWpisow', (t) => t.addColumn('seria', 'text', key).addColumn('ostatni', 'integer', need));
    },
  },
];

function texts(table: Table, ...names: string[]): Table {
  return names.reduce((t, name) => t.addColumn(name, 'text', need), table);
}
function flags(table: Table, ...names: string[]): Table {
  return names.reduce((t, name) => t.addColumn(name, 'integer', need), table);
}
function money(table: Table, ...names: string[]): Table {
  return names.reduce((t, name) => t.addColumn(`${name}Grosze`, 'bigint', need), table);
}
function ofCard(table: Table): Table {
  return table
    .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
    .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'));
}
function booking(table: Table): Table {
  const named = texts(table, 'opis', 'dataOperacji', 'typ');
  return money(named, 'kwotaGlowna', 'kosztyUpomnien', 'odsetki', 'oplataProlongacyjna');
}

/**
 * Brings the tables up to date. Call it inside `alone`: two offices that start together then take turns.
 *
 * @param history all of it, but for a test
 */
export async function migrate(kind: Database['kind'], query: Db, history = migrations): Promise<void> {
  await query.schema
    .createTable('migracje')
    .ifNotExists()
    .addColumn('nazwa', 'text', key)
    .addColumn('kiedy', 'text', need)
    .execute();
  const past = query.withTables<{ migracje: { nazwa: string; kiedy: string } }>();
  const done = new Set((await past.selectFrom('migracje').select('nazwa').execute()).map((row) => row.nazwa));
  for (const migration of history.filter(({ name }) => !done.has(name))) {
    await migration.up(maker(kind, query));
    await past.insertInto('migracje').values({ nazwa: migration.name, kiedy: new Date().toISOString() }).execute();
  }
}

function maker(kind: Database['kind'], query: Db): Make {
  return {
    table: (name, columns) => columns(query.schema.createTable(name) as unknown as Table).execute(),
    index: (table, columns) =>
      query.schema
        .createIndex(`${table}Wg${columns.map((c) => c[0]?.toUpperCase() + c.slice(1)).join('')}`)
        .on(table)
        .columns([...columns])
        .execute(),
    column: (name, column, type, build = (c) => c) =>
      query.schema.alterTable(name).addColumn(column, type, build).execute(),
    run: async (statement) => {
      await sql.raw(statement).execute(query);
    },
    counted: (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.generatedByDefaultAsIdentity().primaryKey(),
  };
}
