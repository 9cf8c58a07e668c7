// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { screenHost } from '../../../src/portal/app/screenHost.ts';
import { podmioty, shellWorld } from '../shell/shellWorld.ts';

const steering = { go: vi.fn(), back: vi.fn(), wanted: vi.fn(), replaceSearch: vi.fn(), pushSearch: vi.fn() };

test('text typed for one subject is not offered to another, and is restored for the first', async () => {
  const [one, other] = podmioty as [(typeof podmioty)[0], (typeof podmioty)[0]];
  const user = { login: 'anna', imie: 'Anna', nazwisko: 'Wiśniewska' };
  const { stores } = await shellWorld({ texts: {}, signedIn: true, answers: { dajDaneUzytkownika: user } });
  const host = screenHost(stores, 'sprawy/nowa', 'route', async () => ({}), steering);
  stores.subject.choose(one.idPodmiotu);
  host.memory?.write('nowe', { tresc: 'Od rana brak wody.' });
  stores.subject.choose(other.idPodmiotu);
  expect(host.memory?.read('nowe')).toBeUndefined();
  stores.subject.choose(one.idPodmiotu);
  expect(host.memory?.read('nowe')).toEqual({ tresc: 'Od rana brak wody.' });
});

test('the text of a visitor is not stored', async () => {
  const { stores } = await shellWorld({ texts: {} });
  expect(screenHost(stores, 'sprawy/nowa', 'route', async () => ({}), steering).memory).toBeUndefined();
});
