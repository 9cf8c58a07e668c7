import { ALSO } from '../../../src/blocks/html/widget/allowed.ts';
import { sanitised } from '../../../src/blocks/html/widget/sanitise.ts';
import { MARKUP } from '../../../src/lang/values/markup.ts';
import { wrongIn } from './wrong.ts';

/** What a browser sees of markup that was drawn, for tests/browser/markup.spec.ts. */
interface Proof {
  hits: number;
  refused: string[];
  /** Draws each vector and reports problems in it. */
  draw(markups: readonly string[]): { markup: string; wrong: string[] }[];
}

const elements = new Set([...Object.keys(MARKUP), ...ALSO]);
const proof: Proof = {
  hits: 0,
  refused: [],
  draw: (markups) =>
    markups.flatMap((markup) => {
      const place = document.createElement('div');
      document.body.append(place);
      place.replaceChildren(sanitised(markup));
      for (const node of place.querySelectorAll('*'))
        for (const type of ['mouseover', 'focus', 'pointerenter', 'error', 'load', 'toggle'])
          node.dispatchEvent(new Event(type, { bubbles: true }));
      const wrong = wrongIn(place, elements);
      return wrong.length > 0 ? [{ markup, wrong }] : [];
    }),
};

Object.assign(window, { proof, hit: () => proof.hits++ });
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
  proof.refused.push(`${violatedDirective} ${sample}`),
);
