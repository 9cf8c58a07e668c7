import { allBlocks } from '../../blocks/containers.ts';
import { hasRows } from '../../blocks/form/hasRows.ts';
import { usesForms } from '../../blocks/form/isForm.ts';
import type { Screen } from '../../blocks/screen.ts';
import { prepare } from '../../blocks/widgets.ts';
import { type ManifestScreen, RARE_FUNCTIONS } from '../../lang/descriptors/manifest.ts';
import type { AnswerChecks } from '../api/Api.ts';
import type { Files } from '../api/files.ts';
import type { Words } from '../i18n/Words.ts';
import type { FieldKinds } from '../stores/FieldStore.ts';
import type { FormValidators } from '../stores/formSchema.ts';
import { ScreenStore } from '../stores/ScreenStore.ts';
import type { Route } from '../stores/screen/ParamsStore.ts';
import type { ScreenHost } from '../stores/screen/ScreenHost.ts';

/** The module of a screen's compiled validators. */
interface Validators {
  answers: AnswerChecks;
  forms: Readonly<Record<string, FormValidators>>;
}

/**
 * Loads a screen's parts in parallel and starts it. Its first data are requested as soon as its descriptor is loaded; it can be
 * drawn when its texts, and the code and validators of its forms, are loaded too.
 *
 * @param signal aborted when the place is left: nothing more is started then
 * @throws ApiError of kind `network`
 */
export async function openScreen(
  { file, texts, validators, uses }: ManifestScreen,
  files: Files,
  words: Words,
  hostOf: (answers: () => Promise<AnswerChecks>) => ScreenHost,
  route: Route,
  signal: AbortSignal,
): Promise<ScreenStore | undefined> {
  let checks: Promise<Validators> | undefined;
  const loadChecks = () => {
    checks ??= files.module<Validators>(validators);
    return checks;
  };
  // The responses that came with a page are valid.
  if (!files.isGiven(file)) loadChecks().catch(() => undefined);
  const forms = usesForms(uses) ? Promise.all([import('../stores/FormStore.ts'), loadChecks()]) : null;
  const drawable = Promise.all([forms, words.load(words.language, texts[words.language]), prepare(uses)]);
  drawable.catch(() => undefined);

  // Its first expressions run as soon as it is loaded.
  const [descriptor] = await Promise.all([
    files.json<Screen>(file),
    uses.includes(RARE_FUNCTIONS) && import('../../lang/expressions/rareFunctions.ts'),
  ]);
  if (signal.aborted) return undefined;
  const blocks = allBlocks(descriptor.content);
  const rows = blocks.some(hasRows) ? import('../stores/rows/RowsStore.ts') : undefined;
  rows?.catch(() => undefined);
  let kinds: FieldKinds = {};
  const host = hostOf(async () => (await loadChecks()).answers);
  let made: Awaited<NonNullable<typeof forms>> | null = null;
  const screen = new ScreenStore(descriptor, host, route, (block, environment, outer) => {
    if (!made) throw new Error('the code of forms is not here');
    const [{ FormStore }, module] = made;
    return new FormStore(block, module.forms[block.id]!, environment, outer, kinds);
  });
  signal.addEventListener('abort', () => screen.dispose());
  screen.start();
  try {
    [made] = await drawable;
    await prepare(blocks.map(({ type }) => type));
    if (rows) kinds = (await rows).fieldKinds;
  } catch (error) {
    screen.dispose();
    throw error;
  }
  if (signal.aborted) return undefined;
  void screen.begin();
  return screen;
}
