import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type CompiledMunicipality, openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { closeDocuments, drawDocument } from '../../../server/engine/documents/draw.ts';
import type { Document, Screen } from '../../../src/blocks/screen.ts';
import { answersData } from '../../../src/lang/descriptors/contract.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { describePdf, flatTextOf, infoOf, misplaced } from './poppler.ts';

const { municipality } = await openMunicipality({ root: fileURLToPath(new URL('../../..', import.meta.url)) });
afterAll(closeDocuments);

/** Every PDF of the shipped screens. */
const shipped = Object.values(municipality?.screens ?? {}).flatMap((screen) =>
  Object.entries(screen.documents ?? {}).map(([operation, document]) => ({ operation, screen, document })),
);
const languages = municipality?.manifest.languages ?? [];

describe('the shipped documents', () => {
  it('exist', () => {
    expect(shipped.length).toBeGreaterThan(0);
    expect(languages).toContain('pl');
  });

  it('are drawn for operations that return a document', () => {
    for (const { operation } of shipped) {
      const { contract } = municipality!;
      const answer = contract.operations.get(operation)!.answer;
      if (!answersData(answer)) expect(answer).toBe('document');
      // Or one that holds it in a field.
      else expect(JSON.stringify(contract.resolve(answer))).toContain('"contentMediaType":"application/pdf"');
    }
  });
});

describePdf.each(shipped)('$operation, with the examples of the contract', ({ operation, screen, document }) => {
  it.each(languages)('is a complete, tagged PDF in %s', async (language) => {
    const asked: string[] = [];
    const pdf = await draw(municipality!, operation, screen, document, language, asked);
    const text = flatTextOf(pdf);
    expect(asked).not.toEqual([]);
    expect(text).toContain(municipality!.manifest.name);
    expect(text.length).toBeGreaterThan(150);
    expect(text).not.toMatch(/\{\{|undefined|NaN|\[object|\ufffd/);
    expect(infoOf(pdf)).toMatch(/^Tagged: +yes$/m);
    expect(infoOf(pdf, '-struct')).toMatch(/^ *TH\b/m);
    expect(misplaced(pdf)).toEqual([]);
  });
});

function draw(
  { contract, manifest, texts }: CompiledMunicipality,
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
    texts: texts[language],
    issuer: { name: manifest.name },
  });
}
