import { staticFile } from '../site/files.ts';
import type { Site } from '../site/site.ts';

/** The portal inside the page of `okienko dev`: its pages tell that page what they are made of (src/portal/dev), and keep nothing for later. */
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

/** The page around it is of the same origin; nobody else's is. */
export function insideHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy']!.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return { ...headers, 'content-security-policy': policy };
}
