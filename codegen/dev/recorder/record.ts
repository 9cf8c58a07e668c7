import { blockOf, elementsOf } from '../../../src/portal/dev/drawnBlocks.ts';
import type { Recording } from '../../../src/portal/dev/inspection.ts';
import { makeOutlines } from '../../../src/portal/dev/outlines.ts';
import type { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';
import type { ScenarioGivenJson, ScenarioThenJson } from '../../generated/descriptors.ts';
import { mustOf } from './must.ts';
import { noteOpened } from './opening.ts';
import { type Done, Recorder } from './Recorder.ts';
import { situationOf } from './situation.ts';

/** Sent to the page of `okienko dev` around the portal. */
export interface RecordedMessage {
  recorded:
    | { begun: string; access: string; given: ScenarioGivenJson }
    | Done
    /** Escape was pressed while something was to be pointed at. */
    | { ended: 'pointing' }
    /** What can be named as seen, for those who do not point: addresses with their first words. */
    | { seen: readonly { address: string; text: string }[] };
}

const SWALLOWED = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'submit'] as const;

/** Records what is done in the portal that this file is loaded into. */
export function record(window: Window, running: () => ScreenStore | undefined): (now: Recording) => void {
  const { document } = window;
  const outlines = makeOutlines(document);
  const root = () => document.getElementById('portal')!;
  let recorder: Recorder | undefined;
  let must = false;
  const send = (recorded: RecordedMessage['recorded']) => {
    const message: RecordedMessage = { recorded };
    window.parent.postMessage(JSON.parse(JSON.stringify(message)), window.location.origin);
  };
  const then = (expected: ScenarioThenJson | undefined, about: string) => {
    if (expected) send({ step: { then: expected }, about });
  };

  const begin = (screen: ScreenStore) => {
    recorder = new Recorder(screen, new Set(), send);
    // Forms that are drawn already do not report yet.
    screen.forms.discard();
    const { name, access } = screen.descriptor;
    send({ begun: name, access, given: situationOf(screen, window.location.search) });
  };
  const onPoint = (event: Event) => {
    if (!must || !recorder || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') then(mustOf(event.target, recorder), (event.target.textContent ?? '').trim());
  };
  const onMove = ({ target }: Event) => {
    outlines.clear();
    if (!must || !(target instanceof Element)) return;
    const block = blockOf(target);
    outlines.draw([target], '', false);
    if (block !== undefined) outlines.draw(elementsOf(block, root()), block, true);
  };
  const onOpened = ({ target }: Event) => {
    if (must || !(target instanceof Element)) return;
    // After React has drawn what the click has opened.
    window.setTimeout(() => recorder && noteOpened(target, recorder));
  };
  for (const name of SWALLOWED) document.addEventListener(name, onPoint, true);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (must && key === 'Escape') send({ ended: 'pointing' });
    },
    true,
  );
  document.addEventListener('pointermove', onMove, true);
  for (const name of ['click', 'keyup']) document.addEventListener(name, onOpened, true);

  return (now) => {
    const screen = running();
    if (!now.recording) recorder = undefined;
    else if (!recorder && screen?.phase === 'open') begin(screen);
    const turned = must !== (now.must === true);
    must = now.recording && now.must === true;
    outlines.clear();
    if (must && turned && recorder) send({ seen: shownIn(recorder) });
  };
}

const shownIn = ({ seen }: Recorder): { address: string; text: string }[] =>
  [...seen].flatMap(([address, { shown, texts }]) =>
    shown ? [{ address, text: texts.map((one) => one.trim()).find(Boolean) ?? '' }] : [],
  );
