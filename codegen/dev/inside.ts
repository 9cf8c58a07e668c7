import { staticFile } from '../site/files.ts';
import type { Site } from '../site/site.ts';

/** The portal inside the page of `okienko dev`. Its pages report their screens (src/portal/dev) and are not cached. */
export function insideSite(site: Site): Site {
  return {
    ...site,
    page(address) {
      const page = site.page(address);
      return (
        page && staticFile(page.type, Buffer.from(page.body.toString().replace('<html ', '<html data-dev ')), false)
      );
    },
  };
}

/** Only a page of the same origin may contain it. */
export function insideHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy']!.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return { ...headers, 'content-security-policy': policy };
}
