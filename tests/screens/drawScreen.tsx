import '../../src/lang/expressions/rareFunctions.ts';
// Otherwise the first document of a test would wait for its code.
import '../../src/portal/api/documents.ts';
import { act, render } from '@testing-library/react';
import { observable, reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { WidgetProps } from '../../src/blocks/binding.ts';
import type { BlockType } from '../../src/blocks/block.ts';
import { allBlocks } from '../../src/blocks/containers.ts';
import { prepare, type Widgets, widgets } from '../../src/blocks/widgets.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { boot } from '../../src/portal/app/boot.ts';
import { PageTitle } from '../../src/portal/app/PageTitle.tsx';
import { screenHost } from '../../src/portal/app/screenHost.ts';
import { type Stores, StoresContext } from '../../src/portal/app/stores.ts';
import { ScreenView } from '../../src/portal/renderer/ScreenView.tsx';
import { FormStore } from '../../src/portal/stores/FormStore.ts';
import type { Notification } from '../../src/portal/stores/NotificationsStore.ts';
import { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import type { Route } from '../../src/portal/stores/screen/ParamsStore.ts';
import { Snackbar } from '../../src/portal/ui/Snackbar.tsx';
import { RouterAt } from '../portal/app/RouterAt.tsx';
import { manifest, serve } from './municipality.ts';
import type { Office } from './office.ts';

export type Who = 'person' | 'institution' | 'restricted' | 'stranger';

export interface Drawn {
  container: HTMLElement;
  screen: ScreenStore;
  stores: Stores;
  office: Office;
  steering: { go: ReturnType<typeof vi.fn>; wanted: ReturnType<typeof vi.fn> };
  /** Every message of the shell, also those that have disappeared. */
  messages: readonly Notification[];
  /** Waits until all answered work is done. */
  settle(): Promise<void>;
}

/** The code of forms and charts is loaded before the first drawing, as by `openScreen`. */
await prepare(['cards', 'chart', 'dialog', 'facts', 'filters', 'form', 'legend', 'repeat', 'tabs', 'widget']);

/** Opens a shipped screen with a test office and draws it: the real client, stores, renderer, widgets and texts. */
export async function drawScreen(
  name: string,
  office: Office,
  { route, language = 'pl', who = 'person' }: { route: Route; language?: Language; who?: Who },
): Promise<Drawn> {
  const { descriptor, answers, forms } = await serve(name);
  await prepare(allBlocks(descriptor.content).map(({ type }) => type));
  window.localStorage.clear();
  window.localStorage.setItem('okienko.jezyk', language);
  vi.stubGlobal('fetch', office.fetch);
  const stores = boot(manifest, window);
  const { words } = stores;
  await Promise.all(
    [manifest.texts, manifest.screens[name]!.texts].map((texts) => words.load(language, texts[language])),
  );
  // Nothing is requested before the state of the office is known.
  await stores.portal.checkMaintenance();
  await stores.portal.loadConfig();
  if (who !== 'stranger') {
    const czyOgraniczony = who === 'restricted';
    await stores.session.signIn({ token: 't', czyOgraniczony, czyNiepotwierdzony: false, czasSesji: 900_000 });
    const subject = stores.subject.podmioty.find((one) => one.czyInstytucja === (who === 'institution'));
    if (subject) stores.subject.choose(subject.idPodmiotu);
  }
  const steering = { go: vi.fn(), back: vi.fn(), wanted: vi.fn(), replaceSearch: vi.fn(), pushSearch: vi.fn() };
  const host = screenHost(stores, name, name, async () => answers, steering);
  const screen = new ScreenStore(
    descriptor,
    host,
    route,
    (block, environment, outer) => new FormStore(block, forms[block.id]!, environment, outer),
  );
  const left = leaving(stores, steering);
  const settle = () => settled(office, stores, left);
  const messages = observable.array<Notification>([], { deep: false });
  keep(stores, messages);
  let container = document.body;
  await act(async () => {
    screen.start();
    void screen.begin();
    container = render(<Page screen={screen} stores={stores} messages={messages} />).container;
  });
  await settle();
  return { container, screen, stores, office, steering, messages, settle };
}

/** @returns whether the screen has led to another one, or out of the portal */
function leaving({ page }: Stores, { go, wanted }: Drawn['steering']): () => boolean {
  let leftPortal = false;
  const { leave } = page;
  page.leave = (url) => {
    leftPortal = true;
    leave(url);
  };
  return () => leftPortal || go.mock.calls.length + wanted.mock.calls.length > 0;
}

function keep({ notifications }: Stores, messages: Notification[]): void {
  reaction(
    () => notifications.items.slice(),
    (items) => messages.push(...items.filter((item) => !messages.includes(item))),
  );
}

/** The screen in its place of the shell, with the shell's messages, which stay here. */
const Page = observer(function Page({ screen, stores, messages }: Pick<Drawn, 'screen' | 'stores' | 'messages'>) {
  const { preferences, words } = stores;
  const nothing = () => {};
  return (
    <StoresContext value={stores}>
      <RouterAt>
        <main>
          <ScreenView
            screen={screen}
            widgets={marked}
            contrast={preferences.contrast}
            heading={(title) => <PageTitle title={title} site={manifest.name} />}
          />
        </main>
        <Snackbar
          items={messages.slice()}
          closeWord={words.word('powloka.zamknij')}
          onClose={nothing}
          onPause={nothing}
          onResume={nothing}
        />
      </RouterAt>
    </StoresContext>
  );
});

/** The real widgets, each in an element that names its block; they are loaded lazily as in a browser. */
const marked: Widgets = new Proxy(
  {},
  { get: (known: Record<string, unknown>, type: BlockType) => (known[type] ??= markedWidget(type)) },
);

function markedWidget(type: BlockType): ComponentType<WidgetProps> {
  const Widget = widgets[type] as ComponentType<WidgetProps>;
  return (props) => (
    <div data-block={props.block.id}>
      <Widget {...props} />
    </div>
  );
}

/**
 * Waits until there was no request for a few turns and no part is loading. Calls that are never answered do not count,
 * nor does a form that waits until the resident answers a question. A screen that was left may stay busy for ever.
 */
async function settled(office: Office, { confirm }: Stores, left: () => boolean): Promise<void> {
  const turn = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  let quiet = 0;
  let before = office.asked.length;
  for (let turns = 0; turns < 50 && quiet < 4; turns += 1) {
    await turn();
    quiet = office.asked.length === before ? quiet + 1 : 0;
    before = office.asked.length;
  }
  const late = () => office.pending === 0 && !confirm.question && document.querySelector('[aria-busy=true]') !== null;
  if (late() && left()) await act(() => vi.dynamicImportSettled());
  for (let turns = 0; turns < (left() ? 50 : 2000) && late(); turns += 1) await turn();
}
