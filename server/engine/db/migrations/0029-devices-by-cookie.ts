import type { Migration } from './columns.ts';

/** Each login looks its browser up by the cookie alone; the key begins with the account, so all browsers of all residents were read. */
export const devicesByCookie: Migration = {
  name: '0029-devices-by-cookie',
  async up({ index }) {
    await index('urzadzenia', ['ciasteczkoHash']);
  },
};
