import { autorun, isAction, makeObservable } from 'mobx';
import { expect, test } from 'vitest';
import { references, shareAnnotations } from '../../../src/portal/stores/sharedAnnotations.ts';

class Counter {
  own = 0;
  computedTimes = 0;
  constructor() {
    makeObservable(this, references('own'));
  }
  get double(): number {
    this.computedTimes += 1;
    return this.own * 2;
  }
  add(): void {
    this.own += 1;
    this.own += 1;
  }
}
shareAnnotations(Counter, { computed: ['double'], action: ['add'] });

test('a getter is computed once for all who read it, and each object has its own', () => {
  const [one, other] = [new Counter(), new Counter()];
  const seen: number[] = [];
  const stops = [autorun(() => seen.push(one.double)), autorun(() => seen.push(one.double))];
  expect([one.computedTimes, other.double]).toEqual([1, 0]);
  one.add();
  expect(seen).toEqual([0, 0, 4, 4]);
  expect(one.computedTimes).toBe(2);
  for (const stop of stops) stop();
});

test('a method is one action of all objects', () => {
  expect(isAction(Counter.prototype.add)).toBe(true);
  expect(Object.hasOwn(new Counter(), 'add')).toBe(false);
});
