import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import type { Manifest } from '../../lang/descriptors/manifest.ts';
import type { Reading } from '../../lang/descriptors/wholePage.ts';
import type { Texts } from '../i18n/Words.ts';
import { SleepingStorage } from '../stores/SleepingStorage.ts';
import { browserStorage } from '../stores/storage.ts';
import { TakenOver } from '../ui/useTakenOver.ts';
import { boot } from './boot.ts';
import { Loading } from './Loading.tsx';
import { drawnValues } from './page/pageData.ts';
import { stillWindow } from './page/stillWindow.ts';
import { screenAt } from './places.ts';
import { StillRouter } from './router/StillRouter.tsx';
import { Home } from './shell/Home.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellStore } from './shell/ShellStore.ts';
import { StoresContext } from './stores.ts';

enableStaticRendering(true);

/**
 * The page before any interaction: written into the HTML, so that a phone shows it while the code is still loading. The same components draw it again in the browser.
 *
 * @param texts those of the shell and, for a screen's title, those of the screen
 * @param path '/' for the home page, the path of a screen for its title, any other for the frame with a skeleton
 */
export function prerender(manifest: Manifest, texts: Texts, path: string, reading: Reading): string {
  const window = stillWindow();
  const storage = new SleepingStorage(browserStorage(window), drawnValues(reading));
  const stores = boot(manifest, window, { storage });
  stores.words.add(stores.preferences.language, texts);
  const nothing = async (): Promise<never> => {
    throw new Error('Nothing is asked while a page is prerendered.');
  };
  const shell = new ShellStore({ dajMenuBoczne: nothing, dajLicznikOdwiedzin: nothing }, stores.storage);
  return renderToString(
    <StoresContext value={stores}>
      <TakenOver value={false}>
        <StillRouter address={path}>
          <Shell shell={shell}>{path === '/' ? <Home /> : <Loading name={screenAt(manifest, path)?.name} />}</Shell>
        </StillRouter>
      </TakenOver>
    </StoresContext>,
  );
}
