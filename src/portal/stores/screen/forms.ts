import type { FormKeys } from '../../../blocks/form/block.ts';
import type { Screen } from '../../../blocks/screen.ts';
import type { Calc } from '../../../lang/descriptors/calc.ts';
import type { Arg, Step } from '../../../lang/descriptors/steps.ts';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { FormEnvironment, Locals } from '../FormEnvironment.ts';
import type { FormStore } from '../FormStore.ts';
import type { ScreenHost } from './ScreenHost.ts';

/** What a screen gives its forms. */
interface FormScreen {
  readonly descriptor: Pick<Screen, 'calls'>;
  readonly host: ScreenHost;
  value(tree: Tree, locals: Locals): unknown;
  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals;
  text(text: Text, locals: Locals): string;
  args(args: Readonly<Record<string, Arg>>, locals: Locals): Promise<Record<string, unknown>>;
  call: FormEnvironment['call'];
  run(steps: readonly Step[], locals: Locals): Promise<boolean>;
}

/** Makes the store of a form; injected once the code of forms is loaded. */
export type MakeForm = (block: FormKeys, environment: FormEnvironment, outer: Locals) => FormStore;

/** The environment of a form: its screen and the portal around it. */
export function formEnvironment(screen: FormScreen): FormEnvironment {
  const { host } = screen;
  return {
    evaluate: (tree, locals) => screen.value(tree, locals),
    locals: (calc, locals) => screen.locals(calc, locals),
    text: (text, locals) => screen.text(text, locals),
    word: host.word,
    get language() {
      return host.language;
    },
    args: (args, locals) => screen.args(args, locals),
    takes: (operation) => Object.keys(screen.descriptor.calls[operation]?.args ?? {}),
    call: (...about) => screen.call(...about),
    run: (steps, locals) => screen.run(steps, locals),
    ask: (question) => host.ask(question),
    notify: (text, tone) => host.notify(text, tone),
    get memory() {
      return host.memory;
    },
  };
}
