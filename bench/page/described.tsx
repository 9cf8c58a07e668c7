import type { ReactNode } from 'react';
import type { Screen } from '../../src/blocks/screen.ts';
import { widgets } from '../../src/blocks/widgets.ts';
import { renderText } from '../../src/lang/descriptors/renderText.ts';
import { formatValue } from '../../src/lang/values/formats.ts';
import type { Words } from '../../src/portal/i18n/Words.ts';
import { ScreenView } from '../../src/portal/renderer/ScreenView.tsx';
import { FormStore } from '../../src/portal/stores/FormStore.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import type { Root, ScreenHost } from '../../src/portal/stores/screen/ScreenHost.ts';
import type { Prepared } from '../shared/drawing.ts';
import type { Given } from './given.ts';

/** A shipped screen from its descriptor, with responses that are available at once. */
export async function described(
  screen: Screen,
  { manifest }: Given,
  words: Words,
  answers: Readonly<Record<string, unknown>>,
  forms: Readonly<Record<string, FormValidators>>,
  titled: boolean,
): Promise<Prepared> {
  const store = new ScreenStore(
    screen,
    hostOf(manifest, words, answers),
    { path: {}, search: '', memory: {} },
    (block, environment, outer) => new FormStore(block, forms[block.id]!, environment, outer),
  );
  store.start();
  const reads = screen.content.flatMap((block) => block.reads);
  while (store.status(reads) !== 'ready') await Promise.resolve();
  const heading = (title: string | undefined): ReactNode => titled && <h1>{title}</h1>;
  return {
    element: <ScreenView screen={store} widgets={widgets} contrast={false} heading={heading} />,
    end: () => store.dispose(),
  };
}

function hostOf(manifest: Given['manifest'], words: Words, answers: Readonly<Record<string, unknown>>): ScreenHost {
  const nothing = () => {};
  const root: Root = { status: 'ready', value: null, retry: nothing };
  const format: ScreenHost['format'] = (value, kind, unit) => formatValue(value, kind, words.language, { unit });
  const word: ScreenHost['word'] = (key, values) => words.word(key, values);
  const text: ScreenHost['text'] = (one, value) =>
    renderText(one, { value, format, word, serviceName: () => undefined });
  return {
    api: { call: async (call) => answers[call.id] },
    manifest,
    answers: async () => ({}),
    subject: root,
    subjects: [],
    user: root,
    config: root,
    now: () => Date.UTC(2026, 10, 21, 9),
    today: () => '2026-11-21',
    language: words.language,
    text,
    officeText: async (one, value) => text(one, value),
    word,
    format,
    notify: nothing,
    ask: async () => true,
    save: nothing,
    signIn: async () => {},
    signOut: async () => {},
    actFor: nothing,
    go: nothing,
    back: nothing,
    wanted: nothing,
    leave: nothing,
    post: nothing,
    origin: 'http://localhost',
    replaceSearch: nothing,
    pushSearch: nothing,
  };
}
