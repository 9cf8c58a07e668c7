import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { forOneDatabase, ROOT, withOffice } from './helpers.ts';

/** A reader of addresses takes what follows the first slashes for the name of another site, or for none that there can be. */
const addresses = ['//%00pliki', '//zle.example/', '//zle.example:x/', '/.//zle.example', '/\\zle.example', '///['];

forOneDatabase((make) => {
  const office = withOffice(make, {}, { portal: join(ROOT, 'dist/portal') });
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await office().app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  /** Over a connection: other ways put an address into order first. */
  async function answerTo(path: string): Promise<{ status?: number; body: string }> {
    office().lines.length = 0;
    return new Promise((resolve, reject) => {
      get({ port, path, host: '127.0.0.1' }, async (response) =>
        resolve({ status: response.statusCode, body: await text(response) }),
      ).on('error', reject);
    });
  }
  const faults = () => office().lines.filter((line) => line.includes('"awaria"'));

  it.each(addresses)('the page at %s is drawn, and no link or form of it leads to another site', async (address) => {
    const { status, body } = await answerTo(`${address}?lang=pl`);
    expect([status, faults()]).toEqual([404, []]);
    expect(body).toContain('lang=en');
    expect(body.match(/(?:href|action|src)="(?:\/[/\\]|[a-z]+:\/\/zle)[^"]*"/g)).toBeNull();
  });

  it.each(['*', 'http://zle.example/'])('%s is the address of no page', async (address) => {
    const { status, body } = await answerTo(address);
    expect([status, JSON.parse(body).kod, faults()]).toEqual([404, 'NIE_ZNALEZIONO', []]);
  });
});
