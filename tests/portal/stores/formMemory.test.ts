import { describe, expect, test } from 'vitest';
import { FormMemory } from '../../../src/portal/stores/FormMemory.ts';

describe('the form memory', () => {
  test('restores the input for the same account at the same address', () => {
    const memory = new FormMemory();
    memory.slot('jan', '/nowe?id=1').write('nowe', { tresc: 'a' });
    memory.signedIn('jan');
    expect(memory.slot('jan', '/nowe?id=1').read('nowe')).toEqual({ tresc: 'a' });
    expect(memory.slot('jan', '/nowe?id=2').read('nowe')).toBeUndefined();
    expect(memory.slot('jan', '/nowe?id=1').read('inny')).toBeUndefined();
  });

  test('deletes the input of another person', () => {
    const memory = new FormMemory();
    memory.slot('jan', '/nowe').write('nowe', { tresc: 'a' });
    memory.signedIn('anna');
    expect(memory.slot('anna', '/nowe').read('nowe')).toBeUndefined();
    memory.signedIn('jan');
    expect(memory.slot('jan', '/nowe').read('nowe')).toBeUndefined();
  });

  test('deletes the input 30 minutes after the last key stroke', () => {
    let now = 0;
    const memory = new FormMemory(() => now);
    const slot = memory.slot('jan', '/nowe');
    slot.write('nowe', { tresc: 'a' });
    now = 20 * 60_000;
    slot.write('nowe', { tresc: 'ab' });
    now = 49 * 60_000;
    expect(slot.read('nowe')).toEqual({ tresc: 'ab' });
    now = 50 * 60_000;
    expect(slot.read('nowe')).toBeUndefined();
  });

  test('deletes everything at a logout', () => {
    const memory = new FormMemory();
    memory.slot('jan', '/nowe').write('nowe', { tresc: 'a' });
    memory.wipe();
    expect(memory.slot('jan', '/nowe').read('nowe')).toBeUndefined();
  });
});
