import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import type { CallOutcomes, ErrorOutcome, Outcome, Step } from '../../../src/lang/descriptors/steps.ts';
import type { Tone } from '../../../src/lang/descriptors/text.ts';
import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { mapRecord, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type {
  ErrorOutcomeJson,
  ErrorsJson,
  ExpressionJson,
  OutcomeJson,
  StepsJson,
  ToneJson,
} from '../../generated/descriptors.ts';
import { type Scope, unknownType } from './scope.ts';
import { optionalText, text } from './text.ts';

/** The fields of the form that sends. */
export interface FormNames {
  names: readonly string[];
  written(name: string): readonly Written[];
}

/** The outcomes that a call or a form handles. */
interface OutcomesJson {
  success?: ExpressionJson;
  then?: StepsJson;
  errors?: ErrorsJson;
  otherwise?: OutcomeJson;
}

/** Compiles a list of steps. */
export type CompileSteps = (scope: Scope, value: Unchecked<StepsJson>, path: Path) => Step[];

/**
 * What follows a call: `then` sees `result`, the lines of `errors` see `error`, `otherwise` may see either.
 *
 * @param steps compiles the steps that follow: steps have outcomes, and outcomes have steps
 * @param form the fields of the form that sends, which an error may land on
 */
export function outcomes(
  scope: Scope,
  raw: Raw<OutcomesJson>,
  path: Path,
  operation: Operation | undefined,
  steps: CompileSteps,
  form?: FormNames,
): CallOutcomes {
  const { contract } = scope.screen.municipality;
  const result: Type = operation && answersData(operation.answer) ? contract.typeOf(operation.answer) : unknownType;
  const answered = scope.with({ result });
  const failed = scope.with({ error: errorType(operation) });
  const success = answered.condition(raw.success, [...path, 'success'], 'success');
  if (operation)
    scope.screen.noteSymbol({
      kind: 'error',
      path: [...path, 'errors'],
      keys: true,
      names: () => Object.keys(operation.errors),
      written: (kod) => (Object.hasOwn(operation.errors, kod) ? listed(contract.places.error(operation.id, kod)) : []),
    });
  const errors = mapRecord(raw.errors, (item, kod): ErrorOutcome => {
    const at = [...path, 'errors', kod];
    if (operation && !Object.hasOwn(operation.errors, kod) && !/^[45]\d\d$/.test(kod)) {
      scope.problem(
        'error.unknown',
        at,
        `"${operation.id}" does not answer the code ${kod}.${guess(kod, Object.keys(operation.errors))}`,
        {
          key: true,
          help: [`Codes: ${Object.keys(operation.errors).join(', ') || 'none'} (${operation.source})`],
        },
      );
    }
    const follows = errorOutcome(failed, record(item), at, steps, form);
    scope.screen.places.set(follows, { file: scope.screen.file, path: at });
    return follows;
  });
  const declared = Object.keys(operation?.errors ?? {}).filter((kod) => !Object.hasOwn(errors, kod));
  const otherwise =
    raw.otherwise === undefined
      ? undefined
      : outcome(
          failed.with({ result: { ...result, optional: true } as Type }),
          record(raw.otherwise),
          [...path, 'otherwise'],
          steps,
        );
  if (declared.length && !otherwise) {
    scope.problem(
      'error.unmapped',
      path,
      `"${operation?.id}" can answer the errors ${declared.join(', ')}, and nothing handles them.`,
      {
        warning: true,
        help: ['Handle each in "errors", or all of them in "otherwise".'],
      },
    );
  }
  return {
    ...(success && { success: success.tree }),
    // After the condition held, what it asked for is surely there.
    then: steps(success ? answered.with({}, success.ifTrue) : answered, raw.then, [...path, 'then']),
    errors,
    ...(otherwise && { otherwise }),
  };
}

function errorOutcome(
  scope: Scope,
  raw: Raw<ErrorOutcomeJson>,
  path: Path,
  steps: CompileSteps,
  form: FormNames | undefined,
): ErrorOutcome {
  if (raw.field === undefined) return outcome(scope, raw, path, steps);
  const field = word(raw.field);
  if (form)
    scope.screen.noteSymbol({
      kind: 'field',
      path: [...path, 'field'],
      names: () => form.names,
      written: form.written,
    });
  if (!form) scope.problem('error.field', [...path, 'field'], 'Only an error of a form can be shown at a field.');
  else if (!form.names.includes(field)) {
    const { names } = form;
    scope.problem('error.field', [...path, 'field'], `"${field}" is not a field of this form.${guess(field, names)}`, {
      help: [`Fields: ${names.join(', ')}`],
    });
  }
  const say = optionalText(scope, raw.say, [...path, 'say']);
  return { field, ...(say && { say }), ...before(scope, raw, path, steps) };
}

function outcome(scope: Scope, raw: Raw<OutcomeJson>, path: Path, steps: CompileSteps): Outcome {
  if (raw.show !== undefined)
    return { show: text(scope, raw.show, [...path, 'show']), ...before(scope, raw, path, steps) };
  if (raw.notify !== undefined)
    return { notify: text(scope, raw.notify, [...path, 'notify']), tone: toneOf(raw, 'danger') };
  return { do: steps(scope, raw.do, [...path, 'do']) };
}

const before = (scope: Scope, raw: Raw<{ do?: StepsJson }>, path: Path, steps: CompileSteps) =>
  raw.do === undefined ? {} : { do: steps(scope, raw.do, [...path, 'do']) };

export function toneOf(raw: Raw<{ tone?: ToneJson }>, otherwise: Tone): Tone {
  return word(raw.tone, otherwise);
}

/** The type of `error`: null when the call answered; its code is one of the operation's, or one of HTTP. */
function errorType(operation: Operation | undefined): Type {
  const texts: Type = { kind: 'text' };
  return {
    kind: 'record',
    name: 'Blad',
    source: operation?.source ?? 'schemas/api/common.json',
    optional: true,
    fields: () => ({ kod: texts, opis: texts, nrSprawy: texts }),
  };
}
