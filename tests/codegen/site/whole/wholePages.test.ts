import { expect, test, vi } from 'vitest';
import { staticFile } from '../../../../codegen/site/files.ts';
import { WholePages } from '../../../../codegen/site/whole/wholePages.ts';
import type { PageRequest, RenderedPage } from '../../../../src/lang/descriptors/wholePage.ts';

const at = (pathname: string): PageRequest => ({
  pathname,
  search: '',
  reading: { language: 'pl', contrast: false, font: 1 },
});

/** Pages drawn from one answer of the office. */
function world(page: (request: PageRequest) => RenderedPage = () => ({ to: '/x' })) {
  const office = { body: '[1]', now: 3_600_000 * 1000 };
  const ask = vi.fn(async () => ({ status: 200, body: office.body, digest: office.body }));
  const draw = vi.fn(async (request: PageRequest) => {
    const { digest } = await ask();
    return { page: page(request), calls: [{ address: '/lata', digest }] };
  });
  const write = (_request: PageRequest, drawn: RenderedPage) => {
    if (drawn === null || 'to' in drawn) return drawn;
    return staticFile('text/html', Buffer.from('html' in drawn ? drawn.html : drawn.text), false);
  };
  return { office, ask, draw, pages: new WholePages({ draw, write }, ask, () => office.now) };
}

test('a page is drawn once, and for half a second nothing is asked', async () => {
  const { pages, draw, ask, office } = world();
  await pages.page(at('/'));
  office.now += 499;
  expect(await pages.page(at('/'))).toEqual({ to: '/x' });
  expect([draw.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
});

test('after half a second it is drawn anew only if an answer differs', async () => {
  const { pages, draw, office } = world();
  await pages.page(at('/'));
  office.now += 500;
  await pages.page(at('/'));
  expect(draw).toHaveBeenCalledTimes(1);
  office.now += 500;
  office.body = '[2]';
  await pages.page(at('/'));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('with a new hour a page is drawn anew, since it may name the day', async () => {
  const { pages, draw, office } = world();
  await pages.page(at('/'));
  office.now += 3_600_000;
  await pages.page(at('/'));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('two visitors at once wait for one drawing', async () => {
  const { pages, draw } = world();
  await Promise.all([pages.page(at('/')), pages.page(at('/'))]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('another language, contrast or size of letters is another page', async () => {
  const { pages, draw } = world();
  const page = at('/');
  for (const reading of [
    page.reading,
    { ...page.reading, language: 'en' as const },
    { ...page.reading, contrast: true },
    { ...page.reading, font: 2 as const },
  ])
    await pages.page({ ...page, reading });
  expect(draw).toHaveBeenCalledTimes(4);
});

test('a page that could not be drawn is tried again', async () => {
  const { pages, draw } = world();
  draw.mockRejectedValueOnce(new Error('broken'));
  await expect(pages.page(at('/'))).rejects.toThrow('broken');
  expect(await pages.page(at('/'))).toEqual({ to: '/x' });
});

test('the cache is bounded: the page that was not used longest goes', async () => {
  const html = 'x'.repeat(5 * 2 ** 20);
  const { pages, draw } = world(() => ({ html }) as RenderedPage);
  for (let index = 0; index < 6; index++) await pages.page(at(`/${index}`));
  await pages.page(at('/0'));
  for (let index = 6; index < 8; index++) await pages.page(at(`/${index}`));
  await pages.page(at('/0'));
  expect(draw).toHaveBeenCalledTimes(8);
  await pages.page(at('/1'));
  expect(draw).toHaveBeenCalledTimes(9);
});
