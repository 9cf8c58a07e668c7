import type { ScreenHost } from '../../../src/portal/stores/screen/ScreenHost.ts';

/** What the portal around a screen is asked for. */
export interface HostReport {
  /** As `then.goes` of a scenario has it. */
  led(where: string): void;
  told(text: string): void;
  asked(text: string): void;
  answered(yes: boolean): void;
  /** @returns whether it stays on the screen */
  back(): boolean;
  /** Nothing is done now. */
  isQuiet(): boolean;
}

/** The portal around a screen reports where it leads, what it says and what it asks. */
export function tapHost(host: ScreenHost, report: HostReport): void {
  const { notify, ask, go, back, wanted, signIn, signOut, actFor, leave, post } = host;
  const leading =
    <Args extends unknown[], Result>(where: (...args: Args) => string, act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      report.led(where(...args));
      return act.apply(host, args);
    };
  Object.assign(host, {
    notify(text, tone) {
      report.told(text);
      notify.call(host, text, tone);
    },
    async ask(question) {
      report.asked(`${question.title} ${question.text}`);
      const yes = await ask.call(host, question);
      report.answered(yes);
      return yes;
    },
    back() {
      if (report.isQuiet()) return;
      if (!report.back()) report.led('back');
      back.call(host);
    },
    go: leading(({ path, search }) => path + search, go),
    wanted: leading((address) => address ?? 'wanted', wanted),
    signIn: leading((_result) => 'signIn', signIn),
    signOut: leading(() => 'signOut', signOut),
    actFor: leading((_subject) => 'actFor', actFor),
    leave: leading((url) => url, leave),
    post: leading((url) => url, post),
  } satisfies Partial<ScreenHost>);
}
