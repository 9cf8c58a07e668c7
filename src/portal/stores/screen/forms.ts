import type { FormBlock } from '../../../blocks/form/block.ts';
import type { FormEnvironment, Locals } from '../FormEnvironment.ts';
import type { FormStore } from '../FormStore.ts';
import type { ScreenStore } from '../ScreenStore.ts';

/** Makes the store of a form; given by whoever loaded the code of forms. */
export type MakeForm = (block: FormBlock, environment: FormEnvironment, outer: Locals) => FormStore;

/** The screen, as its forms see it. */
export function formEnvironment(screen: ScreenStore): FormEnvironment {
  const { host } = screen;
  return {
    evaluate: (tree, locals) => screen.value(tree, locals),
    locals: (calc, locals) => screen.graph.scope.locals(calc, locals),
    text: (text, locals) => screen.text(text, locals),
    word: host.word,
    get language() {
      return host.language;
    },
    args: (args, locals) => screen.args(args, locals),
    takes: (operation) => Object.keys(screen.descriptor.calls[operation]?.args ?? {}),
    call: (operation, args, idempotencyKey) => screen.call(operation, args, idempotencyKey),
    run: (steps, locals) => screen.run(steps, locals),
    ask: (question) => host.ask(question),
    notify: (text, tone) => host.notify(text, tone),
    get memory() {
      return host.memory;
    },
  };
}
