import { makeAutoObservable, observableRef } from 'mobx';
import { vi } from 'vitest';
import type { Screen } from '../../src/blocks/screen.ts';
import type { Call } from '../../src/lang/descriptors/contract.ts';
import { renderText } from '../../src/lang/descriptors/renderText.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Format } from '../../src/lang/values/formats.ts';
import { warsawDay } from '../../src/lang/values/warsaw.ts';
import type { AnswerChecks, CallOptions } from '../../src/portal/api/Api.ts';
import { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import type { Route } from '../../src/portal/stores/screen/ParamsStore.ts';
import type { RenderText, Root, ScreenHost } from '../../src/portal/stores/screen/ScreenHost.ts';
import { manifest } from './fixtures/screens.ts';

export interface Asked {
  operation: string;
  args: Readonly<Record<string, unknown>>;
  options: CallOptions;
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** An office controlled by the test: every call waits until the test answers it. */
function officeInHand() {
  const asked: Asked[] = [];
  const api = {
    call(call: Call, args: Readonly<Record<string, unknown>>, options: CallOptions = {}) {
      return new Promise((resolve, reject) => {
        const then = (settle: (value: unknown) => void) => async (value: unknown) => {
          settle(value);
          await settled();
        };
        asked.push({ operation: call.id, args, options, answer: then(resolve), fail: then(reject) });
      });
    },
  };
  const last = (operation: string) => asked.findLast((one) => one.operation === operation)!;
  return { api, asked, last, operations: () => asked.map((one) => one.operation) };
}

/** Waits until all settled promises have been processed. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

class TestRoot implements Root {
  status: Root['status'] = 'ready';
  value: unknown = null;
  retry = vi.fn();
  constructor(value: unknown) {
    this.value = value;
    makeAutoObservable(this, { value: observableRef, retry: false });
  }
}

const scope = (value: Parameters<RenderText>[1]) => ({
  value,
  format: (plain: unknown, format: Format) => (plain === null || plain === undefined ? '' : `${format}:${plain}`),
  word: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
  serviceName: () => undefined,
});

/** A portal around a screen, without a DOM; what the screen does to it is recorded. */
export class World implements ScreenHost {
  office = officeInHand();
  api = this.office.api;
  manifest = manifest;
  answers = async (): Promise<AnswerChecks> => ({});
  subject = new TestRoot({ nazwa: 'Jan', czyInstytucja: false });
  user = new TestRoot({ imie: 'Jan' });
  config = new TestRoot({ czyKir: true });
  language = 'pl';
  origin = 'https://portal.example';
  search = '';
  now = () => Date.UTC(2026, 10, 21, 9);
  today = () => warsawDay(new Date(this.now()));
  text: RenderText = (text, value) => renderText(text, scope(value));
  officeText = async (text: Text, value: Parameters<RenderText>[1]) => `pl:${renderText(text, scope(value))}`;
  word = scope(() => null).word;
  format = scope(() => null).format;
  notify = vi.fn<ScreenHost['notify']>();
  ask = vi.fn<ScreenHost['ask']>(async () => true);
  save = vi.fn<ScreenHost['save']>();
  signIn = vi.fn<ScreenHost['signIn']>(async () => {});
  subjects: readonly unknown[] = [];
  actFor = vi.fn<ScreenHost['actFor']>();
  signOut = vi.fn<ScreenHost['signOut']>(async () => {});
  go = vi.fn<ScreenHost['go']>();
  back = vi.fn<ScreenHost['back']>();
  wanted = vi.fn<ScreenHost['wanted']>();
  wantedAddress = vi.fn<() => string | null>(() => null);
  leave = vi.fn<ScreenHost['leave']>();
  post = vi.fn<ScreenHost['post']>();
  replaceSearch = (change: (search: string) => string) => {
    this.search = change(this.search);
  };
  pushSearch = this.replaceSearch;

  constructor() {
    makeAutoObservable(
      this,
      { api: false, office: false, manifest: false, text: false, now: false, today: false },
      { deep: false },
    );
  }

  /** A started screen. */
  open(descriptor: Screen, route: Partial<Route> = {}): ScreenStore {
    this.search = route.search ?? '';
    const screen = new ScreenStore(descriptor, this, { path: {}, search: '', memory: {}, ...route });
    screen.start();
    return screen;
  }
}
