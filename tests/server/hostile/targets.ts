import report from '../../../schemas/events/reports/odpowiedz.schema.json' with { type: 'json' };
import type { Random } from '../../../server/demo/kit/random.ts';
import { NOTICES, PRZELEW } from '../../../server/domains/platnosci/pages/addresses.ts';
import { POWROT } from '../../../server/domains/platnosci/returnAddress.ts';
import { ACS } from '../../../server/domains/wezel/wezel.ts';
import { WYMIANA } from '../../../server/domains/zdarzenia/serveWymiana.ts';
import type { Argument, Operation } from '../../../src/lang/descriptors/contract.ts';
import { READING_PATH } from '../../../src/lang/descriptors/plainForms.ts';
import type { Taking } from '../fuzz/mutations.ts';
import { hostileTexts } from '../fuzz/values.ts';
import { argsFor, type WireRequest, wireRequest } from '../samples.ts';
import type { Caller, World } from './world.ts';

/** An address of the office that takes requests, and its valid requests. */
export interface Target extends Taking {
  id: string;
  /** How often it is chosen, relative to others. */
  weight: number;
  /** '' or '/api'. */
  base: string;
  operation?: Operation;
  /** Whose data everybody sees who knows this address. */
  owner?: Caller;
  valid(world: World, random: Random): WireRequest;
}

/** A document or the hash of a password takes forty times as long as another call. */
const isSlow = ({ answer, args }: Operation): boolean =>
  answer === 'document' || 'haslo' in args || 'noweHaslo' in args || 'pesel' in args;

const ofOperation = (operation: Operation): Target => ({
  ...{ id: operation.id, operation, args: operation.args, base: '/api', weight: isSlow(operation) ? 0.025 : 1 },
  valid(world, random) {
    const args = Object.entries(argsFor(operation, world.facts)).map(([name, own]) => {
      const others = world.ids.get(name);
      return [name, others?.length && random.chance(0.2) ? random.pick(others) : own];
    });
    const nip = random.chance(0.15) && world.nips.length > 0 ? random.pick(world.nips) : undefined;
    return wireRequest(operation, Object.fromEntries(args), nip);
  },
});

const taking = (place: Argument['in'], names: readonly string[]): Taking['args'] =>
  Object.fromEntries(names.map((name) => [name, { in: place, required: false, schema: { type: 'string' } }]));

const get = (path: string, query: [string, string][] = [], headers: Record<string, string> = {}): WireRequest => ({
  ...{ method: 'GET', path, query, headers },
});
const post = (path: string, body: WireRequest['body'], headers: Record<string, string> = {}): WireRequest => ({
  ...{ method: 'POST', path, query: [], headers, body },
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN_FORM = { ...FORM, 'sec-fetch-site': 'same-origin' };
const word = (random: Random): string => encodeURIComponent(random.pick(hostileTexts).toWellFormed());
const READING = [
  'pl.-.1',
  'en.yb.3',
  'uk.-.2',
  'fr.-.1',
  'pl.yb.9',
  'pl.yb',
  '__proto__.-.1',
  '',
  'pl.-.1;x',
  'de.-.1"',
];
const UNKNOWN = '3f0c1f52-6a0e-4f0b-9a51-2d3c4b5a6978';
const bearer = ({ klucz }: World, random: Random) => ({
  authorization: `Bearer ${random.chance(0.8) ? klucz : 'okienko_x'}`,
});

/** What is no operation: pages, forms of browsers, notices of providers, other systems. Their weights are shares of all. */
const beside: readonly Target[] = [
  {
    ...{
      id: 'page',
      weight: 0.06,
      base: '',
      args: taking('query', ['lang', 'rok', 'csv', 'sort', 'strona', 'result']),
    },
    valid: ({ pages }, random) =>
      get(random.pick(pages), random.chance(0.3) ? [['lang', random.pick(['en', 'uk', 'de', 'pl', 'xx'])]] : [], {
        cookie: `okienko.czytanie=${random.pick(READING)}`,
      }),
  },
  {
    ...{ id: 'search', weight: 0.01, base: '', args: taking('query', ['q', 'lang']) },
    valid: (_world, random) =>
      get('/szukaj', [['q', `${word(random)}${random.pick(['', '%20podatek', '%20śmieci'])}`]]),
  },
  {
    ...{ id: 'reading', weight: 0.01, base: '', args: taking('body', ['kontrast', 'czcionka', 'powrot']) },
    valid: (_world, random) =>
      post(READING_PATH, `kontrast=yb&czcionka=${random.pick(['2', '9', ''])}&powrot=${word(random)}`, OWN_FORM),
  },
  {
    ...{ id: 'acs', weight: 0.01, base: '', args: taking('body', ['SAMLart', 'RelayState']) },
    valid: (_world, random) =>
      post(ACS, `SAMLart=${random.chance(0.5) ? 'AAQAAAcHBwcHBwcHBwcHBwcHBwc' : word(random)}`, {
        ...FORM,
        'sec-fetch-site': 'cross-site',
      }),
  },
  {
    ...{
      id: 'notice of P24',
      weight: 0.02,
      base: '',
      args: taking('body', ['sessionId', 'amount', 'orderId', 'sign']),
    },
    valid: ({ facts }) =>
      post(NOTICES.p24, {
        ...{ merchantId: 1, posId: 1, sessionId: facts.idTransakcji, amount: 100, originAmount: 100, currency: 'PLN' },
        ...{ orderId: 7, methodId: 25, statement: 'p24', sign: 'a'.repeat(96) },
      }),
  },
  {
    ...{ id: 'notice of KIR', weight: 0.02, base: '', args: taking('body', ['newStatus', 'paymentId', 'hash']) },
    valid: (_world, random) =>
      post(
        NOTICES.kir,
        `newStatus=2203&paymentId=${random.pick(['700001', word(random)])}&hash=${'b'.repeat(40)}`,
        FORM,
      ),
  },
  {
    ...{
      id: 'passage and return',
      owner: 'anna.wisniewska' as const,
      weight: 0.02,
      base: '',
      args: taking('path', ['id']),
    },
    valid: ({ facts }, random) =>
      get(`${random.pick([PRZELEW, POWROT])}/${random.pick([UNKNOWN, facts.idTransakcji, '1', word(random)])}`, [], {
        'accept-language': random.pick(hostileTexts).replace(/[^\x20-\x7e]/g, ''),
      }),
  },
  {
    ...{ id: 'events', weight: 0.02, base: '', args: taking('query', ['po', 'limit', 'typ']) },
    valid: (world, random) =>
      get(
        `${WYMIANA}/zdarzenia`,
        [
          ['po', '0'],
          ['limit', random.pick(['5', '50'])],
        ],
        bearer(world, random),
      ),
  },
  {
    ...{ id: 'report', weight: 0.02, base: '', args: taking('body', Object.keys(report.properties)) },
    valid: (world, random) =>
      post(`${WYMIANA}/odpowiedzi`, { ...random.pick<object>(report.examples) }, bearer(world, random)),
  },
  {
    ...{ id: 'package', weight: 0.01, base: '', args: taking('path', ['numer']) },
    valid: (world, random) =>
      get(`${WYMIANA}/wnioski/${random.pick(['WN/3/2026', 'WN/0/0', word(random)])}/paczka`, [], bearer(world, random)),
  },
];

/** Operations of the contract weigh as much as is left of 1. */
export function allTargets(operations: Iterable<Operation>): readonly Target[] {
  const own = [...operations].map(ofOperation);
  const sum = (targets: readonly Target[]) => targets.reduce((all, { weight }) => all + weight, 0);
  const each = (1 - sum(beside)) / sum(own);
  return [...own.map((one) => ({ ...one, weight: one.weight * each })), ...beside];
}
