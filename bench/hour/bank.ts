/*
 * The provider of an office under load, in a process of its own, as a real one is elsewhere: it registers orders and tells their
 * history. Nobody pays there.
 *
 *     PORT=28192 P24=/tmp/p24.json node bench/hour/bank.ts
 */
import { writeFileSync } from 'node:fs';
import fastify from 'fastify';
import { openBank } from '../../server/demo/bank/bank.ts';
import { P24 } from '../../server/demo/bank/p24Api.ts';
import { serveBank } from '../../server/demo/bank/serveBank.ts';

const home = `http://127.0.0.1:${process.env.PORT}`;
const keys = { kluczApi: 'klucz', haslo: 'haslo', crc: 'crc' };
const notices = { powiadomienia: `${home}/none` };

const bank = openBank({
  file: ':memory:',
  adres: home,
  p24: { ...keys, ...notices },
  kir: { nip: '1234563218', haslo: 'haslo', przecinek: true, ...notices },
});
// For OKIENKO_P24, which only its owner may read.
writeFileSync(process.env.P24!, JSON.stringify({ ...keys, adres: `${home}${P24}` }), { mode: 0o600 });
const app = fastify();
serveBank(app, bank);
app.get('/ready', () => '');
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
