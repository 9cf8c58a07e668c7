import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { withPending } from '../../../codegen/new/pending.ts';
import { alone } from '../../../codegen/overlay/layers.ts';
import { runScreen } from '../../../codegen/scenario/run.ts';

const root = join(import.meta.dirname, '../../..');
const say = 'proba.etykieta';

const form = {
  id: 'dane',
  type: 'form',
  own: { uwagi: { type: 'string' } },
  fields: [{ field: 'uwagi', label: say }],
  submit: say,
  then: [{ notify: { value: 'form.uwagi' } }],
};
const inner = { id: 'wewnatrz', type: 'repeat', items: '[item, item + 1]', content: [form] };
const outer = { id: 'lista', type: 'repeat', items: '[10, 20]', content: [inner] };

async function play(when: readonly object[]): Promise<string[]> {
  const files = {
    'screens/proba.json': { title: 'proba.nazwa', content: [outer] },
    'screens/proba.scenario.json': { cases: [{ name: 'a case', when }] },
  };
  const texts = new Map(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
  const layers = alone(withPending(filesOnDisk(join(root, 'tests/codegen/check/base')), texts));
  const checked = checkLayers({ root }, layers);
  expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { cases } = await runScreen(checked, layers, 'proba');
  return cases.flatMap(({ misses }) => misses.map(({ message }) => message));
}

test('a form inside nested lists has its own input in each place', async () => {
  const at = (place: string) => `lista/${place[0]}/wewnatrz/${place[1]}/dane`;
  const places = ['11', '12', '21', '22'];
  const found = await play([
    ...places.map((place) => ({ fill: at(place), with: { uwagi: `uwaga ${place}` } })),
    ...places.map((place) => ({ then: { fields: { [at(place)]: { uwagi: `uwaga ${place}` } } } })),
    { submit: at('21') },
    { then: { messages: ['uwaga 21'] } },
  ]);
  expect(found).toEqual([]);
});
