import { afterAll, describe, expect, it } from 'vitest';
import { closeDocuments, DocumentError, drawDocument } from '../../../server/engine/documents/draw.ts';
import { column, documentOf, fact, kwota, raty, requestOf, table, text } from './fixtures.ts';
import { describePdf, flatTextOf, infoOf, pagesOf, textOf } from './poppler.ts';

afterAll(closeDocuments);

const SUBJECT = { nazwa: 'Grażyna Brzęczyszczykiewicz-Żółć' };
const statement = table({
  columns: [column('nr', { header: true }), kwota('kwota', { total: true })],
  tone: [{ when: ['>', ['.', ['$', 'row'], 'kwota'], 1001], tone: 'danger', text: text('poTerminie') }],
});

describePdf('a document as a PDF', () => {
  it('has amounts and Polish letters as text', async () => {
    const facts = {
      id: 'f',
      type: 'facts',
      reads: [],
      items: [fact('platnik', { value: 'Zażółć gęślą jaźń ŁÓDŹ', format: 'text' })],
    } as const;
    const pdf = await drawDocument(requestOf([facts, statement], { dajRaty: raty(3) }, { subject: SUBJECT }));
    const words = flatTextOf(pdf);
    expect(words).toContain('Gmina Źdźbłowo');
    expect(words).toContain('Zaległości i raty');
    expect(words).toContain('Podmiot Grażyna Brzęczyszczykiewicz-Żółć');
    expect(words).toContain('Data wydruku 21.11.2026');
    expect(words).toContain('Płatnik Zażółć gęślą jaźń ŁÓDŹ');
    expect(words).toContain('1 000,10 zł');
    expect(words).toContain('Razem 3 003,30 zł');
    expect(words).toContain('po terminie');
    expect(words).toContain('Strona 1 z 1');
  });

  it('has tags, a title and a language, and no scripts or forms', async () => {
    const info = infoOf(await drawDocument(requestOf([statement], { dajRaty: raty(3) })));
    expect(info).toMatch(/^Title: +Zaległości i raty$/m);
    expect(info).toMatch(/^Author: +Gmina Źdźbłowo$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    expect(info).toMatch(/^JavaScript: +no$/m);
    expect(info).toMatch(/^Form: +none$/m);
    expect(info).toMatch(/^PDF version: +1\.7$/m);
  });

  it('has the structure for a screen reader: headings, and a table with row and column headers', async () => {
    const pdf = await drawDocument(requestOf([statement], { dajRaty: raty(2) }));
    const structure = infoOf(pdf, '-struct-text').replace(/\u00a0/g, ' ');
    for (const type of ['Document', 'H1', 'Table', 'Caption', 'TR', 'TH', 'TD']) {
      expect(structure).toMatch(new RegExp(`^ *${type}\\b`, 'm'));
    }
    expect(structure).toMatch(/TH:\s+\/Scope \/Column\s+"Kwota"/);
    expect(structure).toMatch(/TH:\s+\/Scope \/Row\s+"Rata 2 po terminie"/);
    // Head and foot of the page are decoration.
    expect(structure).not.toContain('Strona 1');
  });

  it('writes valid metadata for any title', async () => {
    const title = { value: 'Karta <b>&amp; "Łąka" \\(7)', format: 'text' } as const;
    const pdf = await drawDocument(requestOf([], {}, { document: documentOf([], { title }) }));
    expect(infoOf(pdf)).toContain('Karta <b>&amp; "Łąka" \\(7)');
    expect(infoOf(pdf, '-meta')).toContain('Karta &lt;b&gt;&amp;amp; "Łąka" \\(7)');
    expect(textOf(pdf)).toContain('Karta <b>&amp; "Łąka" \\(7)');
  });

  it('has no active content: no links, actions, scripts or files', async () => {
    const pdf = await drawDocument(requestOf([statement], { dajRaty: raty(100) }));
    expect(pdf.toString('latin1')).not.toMatch(/\/(URI|JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|Annots)\b/);
  });

  it.each([
    ['uk', { tytul: 'Заборгованість і їжа, ґанок' }, ['Заборгованість і їжа, ґанок', 'Сторінка 1 з 1', 'Дата друку']],
    ['de', { tytul: 'Gebührenübersicht Straße' }, ['Gebührenübersicht Straße', 'Seite 1 von 1']],
    ['en', { tytul: 'Dues' }, ['Page 1 of 1', 'Date of printing']],
  ] as const)('speaks %s', async (language, texts, said) => {
    const words = flatTextOf(await drawDocument(requestOf([], {}, { language, texts })));
    for (const sentence of said) expect(words).toContain(sentence);
  });

  it('repeats the page header and the table header on each page of 2,000 rows', async () => {
    const pages = pagesOf(await drawDocument(requestOf([statement], { dajRaty: raty(2000) })));
    expect(pages.length).toBeGreaterThan(40);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Strona ${index + 1} z ${pages.length}`);
      expect(page).toContain('Gmina Źdźbłowo');
      expect(page).toMatch(/Nr +Kwota/);
    }
    const all = pages.join('');
    for (const row of [1, 777, 2000]) expect(all).toMatch(new RegExp(`Rata ${row} `));
    expect(all.match(/Rata \d+/g)).toHaveLength(2000);
    expect(pages.at(-1)).toContain('Razem');
  });

  it('says that there is nothing, instead of a table', async () => {
    const pdf = await drawDocument(requestOf([statement], { dajRaty: { lista: [] } }));
    expect(flatTextOf(pdf)).toContain('Nie ma rat.');
    expect(infoOf(pdf, '-struct')).not.toMatch(/Caption/);
  });

  it('can be printed in landscape', async () => {
    const pdf = await drawDocument(requestOf([], {}, { document: documentOf([], { landscape: true }) }));
    expect(infoOf(pdf)).toMatch(/Page size: +841\.89 x 595\.28/);
  });
});

describe('no document is drawn', () => {
  it('when a source fails: an error names it', async () => {
    const cause = Object.assign(new Error('nie znaleziono'), { kod: 'NIE_ZNALEZIONO' });
    const drawn = drawDocument(requestOf([statement], {}, { call: () => Promise.reject(cause) }));
    await expect(drawn).rejects.toThrow(DocumentError);
    await expect(drawn).rejects.toMatchObject({ code: 'document.source-failed', cause });
  });
});

describe('the time for drawing', () => {
  it('is well under a second for two pages, while the main thread stays free', async () => {
    const request = requestOf([statement], { dajRaty: raty(62) });
    await drawDocument(request);
    let longestGap = 0;
    let last = performance.now();
    const heart = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - last);
      last = performance.now();
    }, 1);
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const begun = performance.now();
      await drawDocument(request);
      times.push(performance.now() - begun);
    }
    clearInterval(heart);
    const median = times.sort((a, b) => a - b)[2]!;
    console.info(`2 pages: ${median.toFixed(0)} ms, main thread busy at most ${longestGap.toFixed(0)} ms at a time`);
    expect(median).toBeLessThan(1000);
  });
});
