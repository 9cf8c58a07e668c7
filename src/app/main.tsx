import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import type { Manifest } from '../descriptors/compiled.ts';
import * as client from '../generated/client.ts';
import { App } from './App.tsx';
import { ask, boot, keepTime } from './boot.ts';
import { engine } from './prefetch.ts';
import { ShellStore } from './shell/ShellStore.ts';

/** The portal starts: what the page itself brings first, then the texts, then what the office says. */
async function start(): Promise<void> {
  const manifest: Manifest = JSON.parse(document.getElementById('manifest')?.textContent ?? '');
  const stores = boot(manifest, window);
  const { preferences, words, storage, api } = stores;
  const shell = new ShellStore(
    {
      dajMenuBoczne: () => client.dajMenuBoczne(api),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(api),
    },
    storage,
  );
  if (window.location.pathname !== '/') void engine();
  const asked = ask(stores);
  void shell.load();
  await words.load(preferences.language, manifest.texts[preferences.language]).catch(() => undefined);
  createRoot(document.getElementById('portal')!).render(<App stores={stores} shell={shell} />);
  keepTime(stores, window);
  await asked;
}

void start();
