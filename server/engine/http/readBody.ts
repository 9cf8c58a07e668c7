import { BadRequest } from './refusals.ts';

const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

/** The JSON of a request. @throws BadRequest when it is malformed or has a key that could reach a prototype */
export function readBody(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (REFUSED.has(key)) throw new BadRequest({ [key]: { key: 'pole.unknown' } });
      return value;
    });
  } catch (failure) {
    throw failure instanceof BadRequest ? failure : new BadRequest();
  }
}
