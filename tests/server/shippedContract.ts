import { resolve } from 'node:path';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { loadContract } from '../../codegen/contract/load.ts';

/** A municipality of the shipped contract without screens: enough for an office whose pages are not tested. */
export function shippedContract(): Municipality {
  const { contract } = loadContract([resolve(import.meta.dirname, '../../schemas/api')]);
  const none = { pl: {}, en: {}, de: {}, uk: {} };
  return {
    contract,
    screens: {},
    texts: none,
    files: new Map(),
    content: { pages: new Map(), folders: new Map(), files: new Map() },
    office: { contact: {}, notices: [], login: [], menu: [], draftDays: 30, bases: {} },
    folderOf: () => '',
    manifest: {
      version: '',
      name: '',
      theme: {},
      api: { base: '/api' },
      languages: ['pl', 'en', 'de', 'uk'],
      screens: {},
      groups: [],
      tiles: [],
      special: { login: '', services: '' },
      hosts: {},
      texts: { pl: '', en: '', de: '', uk: '' },
      map: { pl: '', en: '', de: '', uk: '' },
      search: { pl: '', en: '', de: '', uk: '' },
    },
  };
}
