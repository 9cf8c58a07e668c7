import { afterAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../../codegen/contract/load.ts';
import { closeDocuments, drawDocument } from '../../../server/engine/documents/draw.ts';
import type { Document, Screen } from '../../../src/blocks/screen.ts';
import { answersData } from '../../../src/lang/descriptors/contract.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { isNight } from '../../night.ts';
import { ROOT, shippedMunicipality } from '../municipality.ts';
import { describePdf, flatTextOf, infoOf, misplaced, readWhole } from './poppler.ts';

const municipality = await shippedMunicipality();
const { contract } = loadContract([`${ROOT}/schemas/api`]);
afterAll(closeDocuments);

/** Every PDF of the shipped screens. */
const shipped = Object.values(municipality.screens).flatMap((screen) =>
  Object.entries(screen.documents ?? {}).map(([operation, document]) => ({ operation, screen, document })),
);
const { languages } = municipality.manifest;
const others = languages.filter((language) => language !== 'pl');
/** In the usual run Polish, and each fourth document in one more, each language its turn. */
const drawn = shipped.flatMap((one, index) =>
  languages
    .filter(
      (language) =>
        isNight || language === 'pl' || (index % 4 === 0 && language === others[(index / 4) % others.length]),
    )
    .map((language) => ({ ...one, language })),
);

describe('the shipped documents', () => {
  it('exist', () => {
    expect(shipped.length).toBeGreaterThan(0);
    expect(languages).toContain('pl');
  });

  it('are drawn for operations that return a document', () => {
    for (const { operation } of shipped) {
      const answer = contract.operations.get(operation)!.answer;
      if (!answersData(answer)) expect(answer).toBe('document');
      // Or an operation whose response contains the document in a field.
      else expect(JSON.stringify(contract.resolve(answer))).toContain('"contentMediaType":"application/pdf"');
    }
  });
});

describePdf('with the examples of the contract', () => {
  it.each(drawn)(
    '$operation is a complete, tagged PDF in $language',
    async ({ operation, screen, document, language }) => {
      const asked: string[] = [];
      const pdf = await draw(operation, screen, document, language, asked);
      readWhole(pdf);
      const text = flatTextOf(pdf);
      expect(asked).not.toEqual([]);
      expect(text).toContain(municipality.manifest.name);
      expect(text.length).toBeGreaterThan(150);
      expect(text).not.toMatch(/\{\{|undefined|NaN|\[object|\ufffd/);
      expect(infoOf(pdf)).toMatch(/^Tagged: +yes$/m);
      expect(infoOf(pdf, '-struct')).toMatch(/^ *TH\b/m);
      expect(misplaced(pdf)).toEqual([]);
    },
  );
});

function draw(
  operation: string,
  screen: Screen,
  document: Document,
  language: Language,
  asked: string[],
): Promise<Buffer> {
  const examples = Object.entries(contract.operations.get(operation)!.args).map(([name, { schema }]) => {
    const { examples: of, enum: words } = contract.resolve(schema);
    return [name, of?.[0] ?? words?.[0]];
  });
  return drawDocument({
    screen,
    document,
    args: Object.fromEntries(examples),
    call: async (called) => {
      asked.push(called);
      return contract.examples(called)[0]?.value;
    },
    subject: { nazwa: 'Grażyna Żółć' },
    user: {},
    config: contract.examples('dajKonfiguracje')[0]?.value,
    today: '2026-11-21',
    language,
    texts: municipality.texts[language],
    issuer: { name: municipality.manifest.name },
  });
}
