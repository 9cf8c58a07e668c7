import { expect, test, vi } from 'vitest';
import { sharedAsk } from '../../../../codegen/site/whole/ask.ts';

function world() {
  const office = { body: '[1]', now: 1000 };
  const ask = vi.fn(async () => ({ status: 200, body: office.body }));
  return { office, ask, shared: sharedAsk(ask, 500, () => office.now) };
}

test('pages of the same moment share a response', async () => {
  const { office, ask, shared } = world();
  const [first, second] = await Promise.all([shared('/lata'), shared('/lata')]);
  office.now += 499;
  expect([second, await shared('/lata')]).toEqual([first, first]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an expired response is requested again, and has another digest when it differs', async () => {
  const { office, ask, shared } = world();
  const before = await shared('/lata');
  office.now += 500;
  const same = await shared('/lata');
  office.now += 500;
  office.body = '[2]';
  const other = await shared('/lata');
  expect(ask).toHaveBeenCalledTimes(3);
  expect([same.digest === before.digest, other.digest === before.digest]).toEqual([true, false]);
});

test('each address has its own response', async () => {
  const { ask, shared } = world();
  await Promise.all([shared('/lata'), shared('/menu')]);
  expect(ask.mock.calls).toEqual([['/lata'], ['/menu']]);
});
