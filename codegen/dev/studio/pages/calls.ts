import type { LinkTarget, Picture } from '../../../studio/api.ts';
import type { ContentPage, PageList } from '../../../studio/pages/page.ts';
import type { Ask } from '../calls.ts';

export interface PageCalls {
  pages(): Promise<PageList>;
  page(id: string): Promise<ContentPage>;
  targets(): Promise<readonly LinkTarget[]>;
  picture(bytes: Blob): Promise<Picture>;
}

export const pageCalls = (call: Ask): PageCalls => ({
  pages: () => call('pages'),
  page: (id) => call(`page?${new URLSearchParams({ id })}`),
  targets: () => call('targets'),
  picture: (bytes) => call('picture', bytes),
});
