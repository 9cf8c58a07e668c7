import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { outcomeSpeaks, speaks } from '../../../codegen/check/screen/speaks.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import type { FormKeys } from './block.ts';

/** No submit is silent: neither a successful one nor a failed one. */
export function formSilence(
  scope: Scope,
  { then, errors, otherwise }: Pick<FormKeys, 'then' | 'errors' | 'otherwise'>,
  path: Path,
): void {
  const action = (name: string) => scope.screen.actionSteps.get(name) ?? [];
  const after = (what: string, at: Path) =>
    scope.problem('form.silent', at, `After ${what} the screen may look as before: add a step that shows something.`, {
      help: ['For example { "notify": … }; to close, clear or reload shows nothing by itself.'],
    });
  if (!speaks(then, action)) after('a submit', then.length > 0 ? [...path, 'then'] : path);
  for (const [code, outcome] of Object.entries(errors))
    if (!outcomeSpeaks(outcome, action)) after(`the error ${code}`, [...path, 'errors', code]);
  if (otherwise && !outcomeSpeaks(otherwise, action)) after('a failure', [...path, 'otherwise']);
}
