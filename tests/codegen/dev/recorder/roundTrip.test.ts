import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenariosIn } from '../../../../codegen/check/scenario/files.ts';
import { Recorder } from '../../../../codegen/dev/recorder/Recorder.ts';
import type { ScenarioCaseJson, ScenarioJson, ScenarioStepJson } from '../../../../codegen/generated/descriptors.ts';
import { whereIs } from '../../../../codegen/overlay/where.ts';
import { misses } from '../../../../codegen/scenario/expect.ts';
import { checkedFor, merged, playOf } from '../../../../codegen/scenario/run.ts';
import { type Play, Stage } from '../../../../codegen/scenario/stage.ts';
import { type Recorded, withStep } from '../../../../codegen/studio/scenarios/recorded.ts';
import { allBlocks } from '../../../../src/blocks/containers.ts';
import { isForm } from '../../../../src/blocks/form/isForm.ts';
import { isSecretField } from '../../../../src/blocks/form/secretField.ts';
import { times } from '../../../night.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const where = whereIs(ROOT);
const checked = checkedFor(where);
if (typeof checked === 'string') throw new Error(checked);

/** Nobody does these by hand in the screen: the page around it records them, or they are no steps. */
const isOfPage = (step: ScenarioStepJson): boolean =>
  'wait' in step || 'answers' in step || 'open' in step || 'then' in step || 'close' in step;

/** Plays a case, and writes down what a recorder reports meanwhile. */
async function recordedBy(play: Play, one: ScenarioCaseJson): Promise<ScenarioStepJson[]> {
  const stage = new Stage(play, one.given ?? {});
  let steps: readonly Recorded[] = [];
  new Recorder(stage.screen, stage.opened, (done) => {
    // Where a step leads is expected of it.
    if (!('then' in done.step)) steps = withStep(steps, done);
  });
  try {
    await stage.open();
    for (const step of one.when ?? []) {
      if ('then' in step) steps = [...steps, { step }];
      else {
        if (isOfPage(step) && !('close' in step && stage.screen.isOpen(step.close))) steps = [...steps, { step }];
        const why = await stage.act(step);
        expect(why, JSON.stringify(step)).toBeUndefined();
      }
    }
  } finally {
    stage.close();
  }
  return steps.map(({ step }) => step);
}

async function failuresOf(play: Play, one: ScenarioCaseJson): Promise<string[]> {
  const stage = new Stage(play, one.given ?? {});
  const found: string[] = [];
  try {
    await stage.open();
    for (const step of one.when ?? []) {
      if ('then' in step) found.push(...misses(stage, step.then, []).map(({ message }) => message.en));
      else {
        const why = await stage.act(step);
        if (why !== undefined) return [...found, `${JSON.stringify(step)}: ${why.en}`];
      }
    }
    found.push(...misses(stage, one.then ?? {}, []).map(({ message }) => message.en));
  } finally {
    stage.close();
  }
  return found;
}

/** Does it fill in a field whose value is never written? */
function typesSecret({ checked, name }: Play, { when = [] }: ScenarioCaseJson): boolean {
  const forms = allBlocks(checked.screens[name]!.content).filter(isForm);
  return when.some((step) => {
    const form = 'fill' in step && forms.find(({ id }) => id === step.fill.split('/').at(-1));
    return (
      form &&
      Object.keys(step.with).some((key) => {
        const field = form.fields.find((one) => one.field === key);
        return field && field.as !== 'captcha' && isSecretField(field, form.schema.properties?.[key]);
      })
    );
  });
}

/** The usual run records on each third screen; the same steps are played by the tests of the scenarios. */
const screens = scenariosIn(where.layers).filter((_, index) => index % times(6, 1) === 0);

it.each(screens)('what is done in %s is recorded so that it can be done again', async (screen) => {
  const { given, cases } = JSON.parse(
    readFileSync(join(ROOT, `screens/${screen}.scenario.json`), 'utf8'),
  ) as ScenarioJson;
  const play = await playOf(checked, screen);
  for (const one of cases) {
    const whole = { ...one, given: merged(given, one.given) };
    const when = await recordedBy(play, whole);
    // With something made up in place of a secret, the screen may rightly do something else.
    if (typesSecret(play, whole)) continue;
    expect(await failuresOf(play, { ...whole, when }), `${one.name}\n${JSON.stringify(when, null, 1)}`).toEqual([]);
  }
});
