import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forOneDatabase, ROOT, withOffice } from './helpers.ts';

/** A reader of addresses takes what follows the first slashes for the name of another site, or for none that there can be. */
const addresses = ['//%00pliki', '//zle.example/', '//zle.example:x/', '/.//zle.example', '///['];

forOneDatabase((make) => {
  const office = withOffice(make, {}, { portal: join(ROOT, 'dist/portal') });

  it.each(addresses)('the page at %s is drawn, and no link or form of it leads to another site', async (address) => {
    office().lines.length = 0;
    const { status, text } = await office().anonymous.get(`${address}?lang=pl`);
    expect(status).toBe(404);
    expect(office().lines.filter((line) => line.includes('"awaria"'))).toEqual([]);
    expect(text).toContain('lang=en');
    expect(text.match(/(?:href|action|src)="(?:\/[/\\]|[a-z]+:\/\/zle)[^"]*"/g)).toBeNull();
  });
});
