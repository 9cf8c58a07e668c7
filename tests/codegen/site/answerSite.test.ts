import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { answerSite } from '../../../codegen/site/answerSite.ts';
import { staticFile } from '../../../codegen/site/files.ts';
import { pageHeaders } from '../../../codegen/site/securityHeaders.ts';
import type { Site } from '../../../codegen/site/site.ts';

const files = new Map([
  ['/sw.js', staticFile('text/javascript', Buffer.from('1'), false)],
  ['/assets/a.js', staticFile('text/javascript', Buffer.from('2'), true)],
]);
const site: Site = {
  file: (address) => files.get(address),
  files: () => files,
  hasPage: () => true,
  page: () => staticFile('text/html', Buffer.from('<p>3'), false),
  compressed: Promise.resolve(),
  close: async () => {},
  lasting: new Map(),
};
const headers = pageHeaders({ hosts: {}, api: { base: 'https://api.gmina.example/okienko' } });

function answer(url: string, asked: Record<string, string> = {}) {
  const written: { status?: number; head?: Record<string, string>; body?: unknown } = {};
  const response = {
    writeHead(status: number, head: Record<string, string>) {
      Object.assign(written, { status, head });
      return response;
    },
    end: (body?: unknown) => void Object.assign(written, { body }),
  };
  answerSite(
    site,
    headers,
    { url, headers: asked } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return written;
}

test('pages and the worker may call the API on another origin, other files may not', () => {
  const policy = (url: string) => answer(url).head!['content-security-policy'];
  expect(policy('/kontakt')).toContain("connect-src 'self' https://api.gmina.example;");
  expect(policy('/sw.js')).toContain("connect-src 'self' https://api.gmina.example;");
  expect(policy('/assets/a.js')).toContain("connect-src 'self';");
});

test('a file that the browser has is not sent again, and a missing file is not answered with a page', () => {
  const first = answer('/assets/a.js');
  expect(first.head!['cache-control']).toContain('immutable');
  expect(answer('/assets/a.js', { 'if-none-match': first.head!.etag! }).status).toBe(304);
  expect(answer('/assets/nie-ma.js').status).toBe(404);
});
