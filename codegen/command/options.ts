/** One argument of a command, by its place. */
export type Argument<Name extends string = string> =
  | { kind: 'required'; name: Name; description: string }
  | { kind: 'optional'; name: Name; description: string }
  | { kind: 'rest'; name: Name; description: string };

export type Option =
  | { kind: 'flag'; description: string }
  | { kind: 'text'; value: string; description: string; default: string | undefined }
  | { kind: 'list'; value: string; description: string }
  | { kind: 'choice'; choices: readonly string[]; description: string; default: string | undefined }
  | { kind: 'whole'; value: string; description: string; default: number; most: number };

export const required = <const Name extends string>(name: Name, description: string) =>
  ({ kind: 'required', name, description }) as const;

export const optional = <const Name extends string>(name: Name, description: string) =>
  ({ kind: 'optional', name, description }) as const;

/** Every argument from here on: a list, which may be empty. */
export const rest = <const Name extends string>(name: Name, description: string) =>
  ({ kind: 'rest', name, description }) as const;

export const flag = (description: string) => ({ kind: 'flag', description }) as const;

/** @param value the word that the help shows for the value: `folder`, `address` */
export const text = <const Default extends string | undefined = undefined>(
  value: string,
  description: string,
  byDefault?: Default,
) => ({ kind: 'text', value, description, default: byDefault as Default }) as const;

/** An option that may be given several times. */
export const list = (value: string, description: string) => ({ kind: 'list', value, description }) as const;

export const choice = <const Choice extends string, const Default extends Choice | undefined = undefined>(
  choices: readonly Choice[],
  description: string,
  byDefault?: Default,
) => ({ kind: 'choice', choices, description, default: byDefault as Default }) as const;

/** A whole number from 0 to `most`. */
export const whole = (value: string, description: string, byDefault: number, most: number) =>
  ({ kind: 'whole', value, description, default: byDefault, most }) as const;

type ArgumentValue<A> = A extends { kind: 'required' }
  ? string
  : A extends { kind: 'rest' }
    ? readonly string[]
    : string | undefined;

type OptionValue<O> = O extends { kind: 'flag' }
  ? boolean
  : O extends { kind: 'list' }
    ? readonly string[]
    : O extends { kind: 'whole' }
      ? number
      : O extends { kind: 'choice'; choices: readonly (infer Choice)[]; default: infer Default }
        ? Choice | Extract<Default, undefined>
        : O extends { default: infer Default }
          ? string | Extract<Default, undefined>
          : never;

/** What a command is run with: its arguments and options by name. */
export type Given<A extends readonly Argument[], O extends Readonly<Record<string, Option>>> = {
  [Each in A[number] as Each['name']]: ArgumentValue<Each>;
} & { [Name in keyof O]: OptionValue<O[Name]> };
