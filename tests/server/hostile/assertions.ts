import type { Random } from '../../../server/demo/kit/random.ts';
import { artifactResponseFor, assertionFor, type Citizen, responseFor } from '../../../server/demo/wezel/answers.ts';
import { encryptAssertion } from '../../../server/demo/wezel/encrypt.ts';
import { readAnswer } from '../../../server/domains/wezel/answer.ts';
import { MessageRefusal } from '../../../server/engine/xml/messageRefusal.ts';
import { inEnvelope } from '../../../server/engine/xml/soap.ts';
import { atTags, changeSome } from '../fuzz/texts.ts';
import { type Input, Violation } from './input.ts';
import type { World } from './world.ts';

const question = { idZadania: '_zadanie', acs: 'https://okienko.example/wezel/acs' };
const citizen: Citizen = {
  ...{ imie: 'Ofiara', nazwisko: 'Wiśniewska', dataUrodzenia: '1980-05-05', identyfikator: '84831545206' },
};
const now = new Date('2026-11-21T09:00:00Z');
const honest = new WeakMap<World, string>();

/** A genuine answer of the national node, changed in transit. */
export function drawAssertion(world: World, random: Random): Input {
  const text = changeSome(honestOf(world), random, atTags);
  return {
    kind: 'answer of the national node',
    what: text,
    async send({ wezel }) {
      const acsOf = async (id: string) => (id === question.idZadania ? question.acs : undefined);
      try {
        const person = await readAnswer(wezel, text, { now, idPytania: '_pytanie', acsOf });
        for (const [name, value] of Object.entries(citizen))
          if (person[name as keyof typeof person] !== value) throw new Violation(`The answer names another ${name}.`);
        return 'accepted';
      } catch (failure) {
        if (!(failure instanceof MessageRefusal)) throw failure;
        return 'refused';
      }
    },
  };
}

function honestOf(world: World): string {
  const known = honest.get(world);
  if (known) return known;
  const { demoWezel } = world;
  const assertion = assertionFor(demoWezel, citizen, question, now);
  const response = responseFor(
    demoWezel,
    question,
    now,
    encryptAssertion(assertion, demoWezel.certyfikatSystemu.publicKey),
  );
  const made = inEnvelope(artifactResponseFor(demoWezel, '_pytanie', now, response));
  honest.set(world, made);
  return made;
}
