import * as client from '../../../generated/client.ts';
import type { Stores } from '../stores.ts';
import { ShellStore } from './ShellStore.ts';

export function shellOf({ api, storage }: Pick<Stores, 'api' | 'storage'>): ShellStore {
  return new ShellStore(
    {
      dajMenuBoczne: (options) => client.dajMenuBoczne(api, {}, options),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(api),
    },
    storage,
  );
}
