import type { Language } from '../../lang/descriptors/language.ts';
import { renderText } from '../../lang/descriptors/renderText.ts';
import { formatValue } from '../../lang/values/formats.ts';
import type { AnswerChecks } from '../api/Api.ts';
import type { Root, ScreenHost } from '../stores/screen/ScreenHost.ts';
import type { Status } from '../stores/screen/status.ts';
import { formMemory } from './formMemory.ts';
import { forgetOutboundHost, rememberOutboundHost } from './outboundHost.ts';
import type { Steering } from './steering.ts';
import type { Stores } from './stores.ts';
import { untilPageShown } from './untilPageShown.ts';

/**
 * The environment of one screen.
 *
 * @param route identifies the place in the memory of forms
 */
export function screenHost(
  stores: Stores,
  name: string,
  route: string,
  answers: () => Promise<AnswerChecks>,
  steering: Steering,
): ScreenHost {
  const { clock, portal, session, subject, words, notifications, confirm, pending, page } = stores;
  const { manifest } = portal;
  const forms = formMemory(session);
  const texts = manifest.screens[name]?.texts;
  const office = manifest.languages[0] ?? 'pl';
  const serviceName = (id: unknown) => portal.service(id)?.name;

  const formatIn = (language: Language): ScreenHost['format'] => {
    return (value, format, unit) => {
      const [yes, no] = typeof value === 'boolean' ? ['powloka.tak', 'powloka.nie'] : [];
      const labels = { yes: yes && words.textIn(language, yes), no: no && words.textIn(language, no) };
      return formatValue(value, format, language, { unit, ...labels });
    };
  };
  const format: ScreenHost['format'] = (value, kind, unit) => formatIn(words.language)(value, kind, unit);
  const word: ScreenHost['word'] = (key, values) => words.word(key, values);

  return {
    api: {
      call(call, args, options) {
        const asked = stores.api.call(call, args, options);
        return options?.quiet ? asked : pending.during(asked);
      },
    },
    manifest,
    answers,
    get subject() {
      return rootOf(subject.chosen, session.token !== null && !session.restricted, subject.failed, () =>
        subject.load(),
      );
    },
    get subjects() {
      return subject.podmioty;
    },
    get user() {
      return rootOf(session.user, session.token !== null, session.userFailed, () => session.loadUser());
    },
    get config() {
      return rootOf(portal.config, true, portal.configFailed, () => portal.loadConfig());
    },
    now: () => clock.now(),
    today: () => clock.today(),
    get language() {
      return words.language;
    },
    text: (text, value) => renderText(text, { value, format, word, serviceName }),
    async officeText(text, value) {
      const needed = [manifest.texts[office], texts?.[office]].filter((file) => file !== undefined);
      await Promise.all(needed.map((file) => words.load(office, file)));
      const officeWord: typeof word = (key, values) => words.textIn(office, key, values);
      return renderText(text, { value, format: formatIn(office), word: officeWord, serviceName });
    },
    word,
    format,
    notify: (text, tone) => notifications.notify(text, tone),
    ask: (question) => confirm.ask(question),
    save: saveFile,
    signIn(result) {
      forgetOutboundHost();
      return session.signIn(result);
    },
    signOut: () => session.signOut(),
    actFor: (id) => subject.choose(id),
    go: (place, replace) => steering.go(place, replace),
    back: () => steering.back(),
    wanted: (address) => steering.wanted(address),
    wantedAddress: () => steering.wantedAddress?.() ?? null,
    replaceSearch: (change) => steering.replaceSearch(change),
    pushSearch: (change) => steering.pushSearch(change),
    leave(url) {
      page.leave(url);
      return untilPageShown(window);
    },
    post(url, fields, host) {
      rememberOutboundHost(host);
      postForm(url, fields);
      return untilPageShown(window);
    },
    origin: page.origin,
    get memory() {
      const login = session.user?.login;
      // Another subject has forms of its own: input for one subject is not offered to another.
      return login === undefined ? undefined : forms.slot(login, `${subject.chosen?.idPodmiotu} ${route}`);
    },
  };
}

/** @param expected false: nobody is signed in, so null is the final value */
function rootOf(value: unknown, expected: boolean, failed: boolean, retry: () => Promise<void>): Root {
  const status: Status = value !== null || !expected ? 'ready' : failed ? 'failed' : 'pending';
  return { status, value, retry: () => void retry() };
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Leads to another site with a form (POST), as SAML and payment providers require it. */
function postForm(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
