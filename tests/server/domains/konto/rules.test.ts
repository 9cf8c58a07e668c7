import { describe, expect, it } from 'vitest';
import { consentsAt, lackingConsents, noticeConsents } from '../../../../server/domains/konto/consentRules.ts';
import { effectOfEmailLink, isNewEmail } from '../../../../server/domains/konto/emailRules.ts';
import { identityRefusal } from '../../../../server/domains/konto/identityRules.ts';
import { expiryOfSamePress, LINK_MS } from '../../../../server/domains/konto/linkRules.ts';
import { isFreshLogin, loginRefusal } from '../../../../server/domains/konto/loginRules.ts';
import { afterOfficeLink } from '../../../../server/domains/konto/officeLinkRules.ts';
import {
  answerToLinkRequest,
  answerToReset,
  keepsEmail,
  keepsPesel,
  mailCounts,
  registrationFault,
} from '../../../../server/domains/konto/registrationRules.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

describe('consents', () => {
  it('all that are required are needed; one that is absent was not given', () => {
    const required = ['przetwarzanieDanych', 'regulamin'] as const;
    expect(lackingConsents(required, { regulamin: true })).toEqual(['przetwarzanieDanych']);
    expect(lackingConsents(required, { regulamin: false })).toEqual(required);
    expect(lackingConsents([], {})).toEqual([]);
  });

  it('only those that were given are stored, with their moment', () =>
    expect(consentsAt({ regulamin: true, przetwarzanieDanych: false }, new Date(0))).toEqual({
      regulamin: '1970-01-01T00:00:00.000Z',
    }));

  it.each([
    ['+48 600 100 200', { zgodaTelefon: '600100200', zgodaEmail: null }],
    ['600100', { fault: { kod: '1801', pole: 'telefon' } }],
    [null, { fault: { kod: '1801', pole: 'telefon' } }],
  ])('a text message goes to the number %s', (telefon, result) =>
    expect(noticeConsents({ powiadomieniaSms: true, powiadomieniaEmail: false, telefon, email: 'wrong' })).toEqual(
      result,
    ),
  );

  it('a withdrawal needs no valid address', () =>
    expect(noticeConsents({ powiadomieniaSms: false, powiadomieniaEmail: false, telefon: 'x', email: 'x' })).toEqual({
      zgodaTelefon: null,
      zgodaEmail: null,
    }));

  it('a notice by mail needs an address', () =>
    expect(noticeConsents({ powiadomieniaSms: false, powiadomieniaEmail: true, email: ' x ' })).toEqual({
      fault: { kod: '1802', pole: 'email' },
    }));
});

describe('a registration', () => {
  const typed = {
    imie: 'Jan',
    nazwisko: 'Kos',
    login: 'jan.kos',
    haslo: 'Zielony-Rower-77!',
    email: 'jan@example.pl',
    pesel: '84831545206',
    nip: null,
  };
  it.each([
    ['nothing', {}, undefined],
    ['a wrong PESEL', { pesel: '84831545207', nip: '1' }, { kod: '1201', pole: 'pesel' }],
    ['a wrong NIP', { nip: '1234567890', haslo: 'x' }, { kod: '1202', pole: 'nip' }],
    ['a weak password', { haslo: 'x' }, { kod: '1105', slowa: '1105', pole: 'haslo' }],
    ['a password of four characters', { haslo: 'Aa1!Aa1!Aa1!' }, { kod: '1105', slowa: '1105', pole: 'haslo' }],
    ['a password that everybody tries', { haslo: 'Qwerty123!' }, { kod: '1502', slowa: '1502.znane', pole: 'haslo' }],
    [
      'a password made of the own name',
      { haslo: 'Jan.Kos-202!' },
      { kod: '1502', slowa: '1502.wlasne', pole: 'haslo' },
    ],
  ])('is refused for %s', (_, other, fault) =>
    expect(registrationFault({ ...typed, ...other }, '2100-01-01')).toEqual(fault),
  );

  it('is refused for a PESEL of the future', () =>
    expect(registrationFault(typed, '1800-01-01')).toEqual({ kod: '1201', pole: 'pesel' }));

  const konto = (
    stan: 'NIEAKTYWNE' | 'NIEZWERYFIKOWANE' | 'NIEPOTWIERDZONE' | 'AKTYWNE',
    czyEmailPotwierdzony = 0,
  ) => ({
    stan,
    czyEmailPotwierdzony,
    czyZablokowane: 0,
  });

  it('is stopped by an account whose e-mail is confirmed, or that the office made', () => {
    expect(keepsEmail(konto('NIEZWERYFIKOWANE', 1), false)).toBe(true);
    expect(keepsEmail(konto('AKTYWNE'), false)).toBe(false);
    expect(keepsEmail(konto('NIEAKTYWNE', 1), false)).toBe(false);
    expect(keepsEmail(konto('NIEAKTYWNE'), true)).toBe(true);
  });

  it('is stopped by an account whose person the office knows, not by a typed PESEL', () => {
    expect(keepsPesel(konto('NIEPOTWIERDZONE'), false)).toBe(true);
    expect(keepsPesel(konto('AKTYWNE'), false)).toBe(true);
    expect(keepsPesel(konto('NIEZWERYFIKOWANE', 1), false)).toBe(false);
    expect(keepsPesel(konto('NIEAKTYWNE'), true)).toBe(true);
  });

  it.each([
    ['waits for its link', konto('NIEAKTYWNE'), 'activation', 'activation'],
    ['is blocked while it waits', { ...konto('NIEAKTYWNE'), czyZablokowane: 1 }, undefined, 'blocked'],
    ['has a confirmed e-mail', konto('NIEZWERYFIKOWANE', 1), 'alreadyActive', 'newPassword'],
    ['has a typed e-mail', konto('AKTYWNE'), 'confirmation', undefined],
  ])('an account that %s gets this mail for a link, and this one for a new password', (_, one, link, reset) => {
    expect(answerToLinkRequest(one)).toBe(link);
    expect(answerToReset(one)).toBe(reset);
  });

  it('a request for a mail is counted for the network, then for the address in lower case', () =>
    expect(mailCounts('siec', { ip: '10.0.0.1', email: 'Jan@Example.pl' }).map(({ klucz }) => klucz)).toEqual([
      'siec:10.0.0.1',
      'poczta:jan@example.pl',
    ]));
});

describe('a link', () => {
  it('that was made within the last minute is the same press', () => {
    const madeMs = NOW - MINUTE;
    expect(madeMs + LINK_MS.EMAIL > expiryOfSamePress('EMAIL', NOW)).toBe(false);
    expect(madeMs + 1 + LINK_MS.EMAIL > expiryOfSamePress('EMAIL', NOW)).toBe(true);
  });

  it('of the office sets the state; only one sent by mail confirms the e-mail', () => {
    const konto = { pesel: '84831545206', czyEmailPotwierdzony: 0 };
    expect(afterOfficeLink({ stan: 'AKTYWNE', droga: 'mail' }, konto)).toEqual({
      row: { stan: 'AKTYWNE', czyEmailPotwierdzony: 1 },
      pesel: konto.pesel,
    });
    expect(afterOfficeLink({ stan: 'NIEPOTWIERDZONE', droga: 'list' }, konto)).toEqual({
      row: { stan: 'NIEPOTWIERDZONE', czyEmailPotwierdzony: 0 },
      pesel: null,
    });
  });

  const konto = { kontoId: 7, stan: 'AKTYWNE', email: 'a@b.pl', nowyEmail: null, czyEmailPotwierdzony: 0 } as const;
  it.each([
    ['the first address of a full account needs a session', konto, 'a@b.pl', null, '1403'],
    ['a session of another account does not do', konto, 'a@b.pl', 8, '1403'],
    ['in its session it is confirmed', konto, 'a@b.pl', 7, 'first'],
    ['a former address is void', konto, 'c@d.pl', 7, '1401'],
    ['a link without an address is void', konto, undefined, 7, '1401'],
    [
      'a new address replaces it',
      { ...konto, nowyEmail: 'c@d.pl', czyEmailPotwierdzony: 1 },
      'c@d.pl',
      null,
      'changed',
    ],
    ['a restricted account needs no session', { ...konto, stan: 'NIEZWERYFIKOWANE' } as const, 'a@b.pl', null, 'first'],
  ])('of an e-mail: %s', (_, one, email, owner, effect) => expect(effectOfEmailLink(one, email, owner)).toBe(effect));

  it('of an e-mail is sent to a valid address that is another one', () => {
    expect(isNewEmail('c@d.pl', konto)).toBe(true);
    expect(isNewEmail('A@B.pl', konto)).toBe(false);
    expect(isNewEmail('nothing', konto)).toBe(false);
  });
});

describe('a login with a right password', () => {
  const konto = { haslo: 'hash', stan: 'AKTYWNE', czyZablokowane: 0 } as const;
  it.each([
    ['opens the account', konto, undefined],
    ['is refused when the password was changed meanwhile, whatever the state', { ...konto, haslo: 'other' }, '1001'],
    ['is refused when the office has blocked the account', { ...konto, czyZablokowane: 1 }, '1006'],
    ['is refused while the account waits for its link', { ...konto, stan: 'NIEAKTYWNE' } as const, '1009'],
  ])('%s', (_, one, refusal) => expect(loginRefusal(one, 'hash')).toBe(refusal));

  it('proves the owner for ten minutes', () => {
    expect(isFreshLogin(NOW - 10 * MINUTE, NOW)).toBe(true);
    expect(isFreshLogin(NOW - 10 * MINUTE - 1, NOW)).toBe(false);
  });
});

it.each([
  ['NIEAKTYWNE', '84831545206', false, 'waits'],
  ['AKTYWNE', '84831545206', false, 'confirmed'],
  ['AKTYWNE', '84831545206', true, undefined],
  ['NIEZWERYFIKOWANE', null, false, 'noPesel'],
  ['NIEPOTWIERDZONE', '84831545206', false, undefined],
] as const)(
  'the counter confirms an account that is %s, with PESEL %s, institution %s: %s',
  (stan, pesel, forInstytucja, refusal) => expect(identityRefusal({ stan, pesel }, forInstytucja)).toBe(refusal),
);
