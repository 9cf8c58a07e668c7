import { key, type Migration, money, need, refers, texts } from './columns.ts';

export const excise: Migration = {
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
};
