import { expect, it } from 'vitest';
import { passwordFault } from '../../../../server/domains/konto/passwordRules.ts';

const OWN = ['jan.kos', 'Jan', 'Kos', 'jan.kos@poczta.example'];

it.each(['Ab1-', 'Ab1-efg'])('is refused when it is short: %s', (haslo) =>
  expect(passwordFault(haslo, undefined, OWN)).toMatchObject({ kod: '1105' }),
);

it('may be long, with spaces and letters of any script', () => {
  const phrase = 'Zielony żółw 7 pije — herbatę ранком, a potem śpi do południa w trzcinach nad jeziorem';
  expect(phrase.length).toBeGreaterThan(64);
  expect(passwordFault(phrase, undefined, OWN)).toBeUndefined();
});

it.each(['Jan.Kos1', 'Jan-Kos-1'])('may not contain what belongs to its account: %s', (haslo) =>
  expect(passwordFault(haslo, undefined, OWN)).toMatchObject({ slowa: '1502.wlasne' }),
);

it.each(['Qwerty123!', 'Password1!'])('is refused when many people use it: %s', (haslo) =>
  expect(passwordFault(haslo, undefined, OWN)).toMatchObject({ slowa: '1502.znane' }),
);
