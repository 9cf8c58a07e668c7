import { expect, test } from 'vitest';
import { plainForms } from '../../../codegen/site/plainForms.ts';

test('the form of a choice repeats the rest of the query, without the names of its own controls', () => {
  const inside = '<select name="rok" form="stan:wybor"></select><button type="submit" form="stan:wybor">Pokaż</button>';
  expect(plainForms(inside, '/budzet?rok=2025&kolejnosc=-kwota')).toBe(
    '<form hidden autocomplete="off" id="stan:wybor" action="/budzet"><input type="hidden" name="kolejnosc" value="-kwota"></form>',
  );
});

test('a new choice opens the first page of a table', () => {
  const sort = '<button form="stan:t.kolejnosc" name="t.kolejnosc" value="a">A</button>';
  const forms = plainForms(sort, '/x?t.strona=4&t.wierszy=10&t.kolejnosc=b');
  expect(forms).toContain('name="t.wierszy" value="10"');
  expect(forms).not.toMatch(/strona|name="t.kolejnosc"/);
});

test('a new choice opens the first page of a list whose pages the office cuts, by the name that its pager has', () => {
  const inside =
    '<select name="stan" form="stan:f"></select><button form="stan:t.strona" name="od" value="5">5</button>';
  const [filter, pager] = plainForms(inside, '/x?od=4&wierszy=10').split('</form>');
  expect(filter).toContain('name="wierszy" value="10"');
  expect(filter).not.toContain('name="od"');
  expect(pager).toContain('id="stan:t.strona"');
});

test('a form that opens an address has its query as hidden fields', () => {
  expect(plainForms('<button form="do:/pliki?link=a%26b&amp;x=%22">Otwórz</button>', '/')).toBe(
    '<form hidden id="do:/pliki?link=a%26b&amp;x=%22" action="/pliki"><input type="hidden" name="link" value="a&amp;b"><input type="hidden" name="x" value="&quot;"></form>',
  );
});

test('the form of the reading tools is posted, with the address to return to', () => {
  expect(plainForms('<button form="czytanie" name="kontrast" value="yb">K</button>', '/a?b=1')).toBe(
    '<form hidden id="czytanie" method="post" action="/czytanie"><input type="hidden" name="powrot" value="/a?b=1"></form>',
  );
});

test('a page that is a file has only forms that open other pages', () => {
  const inside = ['czytanie', 'stan:rok', 'do:/szukaj', 'do:/kontakt']
    .map((id) => `<button form="${id}"></button>`)
    .join('');
  expect(plainForms(inside, '/a', false)).toBe('<form hidden id="do:/kontakt" action="/kontakt"></form>');
});

test('boxes of which none is checked are a choice too', () => {
  const inside =
    '<input type="checkbox" form="stan:f" name="r" value="a"><input type="checkbox" form="stan:f" name="r" value="b">';
  expect(plainForms(inside, '/lista?r=a,b&rok=2025')).toBe(
    '<form hidden autocomplete="off" id="stan:f" action="/lista"><input type="hidden" name="rok" value="2025"><input type="hidden" name="r" value=""></form>',
  );
});
