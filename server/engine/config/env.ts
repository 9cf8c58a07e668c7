import { resolve } from 'node:path';
import { StartError } from './startError.ts';

/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** @returns the whole path of a file; false for `0`; undefined when the variable is not set */
export function fileOrNone(text: string | undefined): string | false | undefined {
  if (text === '0') return false;
  return text ? resolve(text) : undefined;
}

/** @throws StartError for anything but a whole number from `min` to `max` */
export function integer(env: Env, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
  }
  return value;
}

/** One of a few words. @throws StartError */
export function choice<T extends string>(env: Env, name: string, words: readonly T[], otherwise: T): T {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const word = words.find((w) => w === text);
  if (!word) throw new StartError(`${name} must be ${words.join(' or ')}, but it is "${text}".`);
  return word;
}

/** Whole numbers with commas between them. @throws StartError */
export function numbers(env: Env, name: string): number[] {
  const text = env[name];
  if (!text) return [];
  const list = text.split(',').map((part) => part.trim());
  if (list.some((part) => !/^\d+$/.test(part))) {
    throw new StartError(`${name} must be numbers with commas between them, but it is "${text}".`);
  }
  return list.map(Number);
}

/** `1` or `0`. @throws StartError */
export const flag = (env: Env, name: string, otherwise: '1' | '0'): boolean =>
  choice(env, name, ['1', '0'] as const, otherwise) === '1';
