import { type OfficeView, officeView } from '../../../src/blocks/form/officeView.ts';
import type { SentForm } from '../../../src/blocks/form/sentForms.ts';
import { treesOfField, treesOfLocks, treesOfRows } from '../../../src/blocks/form/treesOfField.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { readsOfTrees, treesOfArg, treesOfCalc } from '../../../src/lang/descriptors/reads.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { phrasesOf } from '../documents/phrases.ts';
import { DocumentScope } from '../documents/scope.ts';
import { View } from '../documents/view.ts';
import { documentWords } from '../documents/words.ts';
import type { Caller, Request } from './request.ts';

/**
 * The request with the data that the rules of the form read, asked with the rights and the subject of the caller.
 *
 * @param takes the arguments of the form's operation
 * @throws Refusal of a data source, for instance for an object of somebody else
 */
export async function readRequest(sent: SentForm, takes: readonly string[], caller: Caller): Promise<Request> {
  const { municipality, ask } = caller;
  const office = officeView(sent, takes);
  const { args } = caller;
  const officeLanguage = municipality.manifest.languages[0]!;
  const source = {
    screen: sent.screen,
    document: { params: office.params, state: office.state },
    args,
    call: ask,
    subject: caller.subject,
    user: caller.isKnown ? await ask('dajDaneUzytkownika', {}) : null,
    config: await ask('dajKonfiguracje', {}),
    today: caller.today,
    now: caller.now.toISOString(),
    language: caller.lang,
  };
  const scope = new DocumentScope(source, (text, names) => viewIn(officeLanguage, names).text(text));
  const known = readsOf(sent, office);
  await scope.load(office.row ? [...known, ...readsOfTrees([office.row.list])] : known);
  return { office, args, view: viewIn(caller.lang, scope.scope), officeLanguage: viewIn(officeLanguage, scope.scope) };

  function viewIn(language: Language, names: View['scope']): View {
    const texts = municipality.texts[language];
    const services = municipality.manifest.groups.flatMap((group) =>
      group.services.map(({ uslugaId, name }) => [String(uslugaId), name]),
    );
    const phrase = phrasesOf(texts, language);
    const words = documentWords(language, texts);
    const paper = { explained: new Set<string>(), print: () => [] };
    return new View({ language, phrase, words, services: Object.fromEntries(services), ...paper }, names);
  }
}

/** What the known expressions of a form read of its screen. */
function readsOf({ form, screen, around }: SentForm, office: OfficeView): string[] {
  const ofFields = form.fields
    .map(treesOfField)
    .flatMap((trees) => Object.values<readonly Tree[]>({ ...trees }).flat());
  const ofRows = form.fields.flatMap((field) => [
    ...Object.values(treesOfRows(field)).flat(),
    ...treesOfLocks(field),
  ]) as Tree[];
  const conditions = [...around, form].map(({ visible }) => visible).concat(screen.guard.map(({ must }) => must));
  const sent = Object.values(form.send).flatMap(treesOfArg);
  const own = Object.values(form.calc).flatMap(treesOfCalc);
  const trees = [...ofFields, ...conditions, form.enabled, ...sent, ...own];
  return readsOfTrees([
    ...trees.filter((tree) => tree !== undefined && office.knows(tree)),
    ...ofRows.filter((tree) => office.inRows.knows(tree)),
  ]);
}
