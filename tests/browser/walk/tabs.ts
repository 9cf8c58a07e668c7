import type { Page } from 'playwright/test';

/** Goes through the page by Tab alone, starting at the address bar. @returns the faults on the way */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.bringToFront();
  const expected = await page.evaluate(() => {
    const focusable =
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';
    const reached = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        // In a group of radio buttons Tab reaches the chosen one, or the first; arrow keys reach the others.
        !(element instanceof HTMLInputElement && element.type === 'radio' && !isTheOne(element)),
    );
    function isTheOne(radio: HTMLInputElement): boolean {
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name }) => name === radio.name,
      );
      return radio === (group.find(({ checked }) => checked) ?? group[0]);
    }
    Object.assign(window, { reached, looks: reached.map(lookOf), lookOf });
    function lookOf(element: Element): string {
      const parts = [element, ...element.querySelectorAll('svg path, svg'), element.closest('label') ?? element];
      const styles = [
        ...parts.map((part) => getComputedStyle(part)),
        getComputedStyle(element, '::after'),
        getComputedStyle(element, '::before'),
      ];
      return styles
        .map(({ outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth }) =>
          [outlineStyle === 'none' ? 'none' : outlineWidth, boxShadow, stroke, strokeWidth].join(),
        )
        .join(';');
    }
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return reached.length;
  });
  const faults: string[] = [];
  for (let index = 0; index < expected; index++) {
    await page.keyboard.press('Tab');
    let wrong = await page.evaluate(faultsOfStop, index);
    // The browser may draw the focus, and scroll to it, in one of the next frames.
    for (let frame = 0; wrong.length && frame < 10; frame++) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      wrong = await page.evaluate(faultsOfStop, index);
    }
    faults.push(...wrong);
    if (faults.length > 5) return faults;
  }
  await page.keyboard.press('Tab');
  const left = await page.evaluate(() => document.activeElement === document.body);
  return left ? faults : [...faults, 'after the last stop the focus does not leave the page'];
}

/** Runs in the page: is the focus at the expected place after so many steps, is it visible, and does nothing cover it? */
function faultsOfStop(index: number): string[] {
  const { reached, looks, lookOf } = window as unknown as {
    reached: HTMLElement[];
    looks: string[];
    lookOf(element: Element): string;
  };
  const named = (element: Element | null | undefined) => element?.outerHTML.slice(0, 140);
  const stop = document.activeElement as HTMLElement;
  if (stop !== reached[index]) return [`step ${index + 1} reaches ${named(stop)} and not ${named(reached[index])}`];
  const faults: string[] = [];
  if (!stop.matches('iframe') && lookOf(stop) === looks[index]) faults.push(`the focus is not seen: ${named(stop)}`);
  const box = stop.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y]),
  );
  const label = stop.closest('label') ?? (stop as HTMLInputElement).labels?.[0];
  const hit = points.some(([x = 0, y = 0]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (stop.contains(top) || top.contains(stop) || label?.contains(top));
  });
  const [x = 0, y = 0] = points[4]!;
  if (!hit)
    faults.push(
      `the focus is covered or out of sight: ${named(stop)} at ${x}, ${y} under ${named(document.elementFromPoint(x, y))}`,
    );
  return faults;
}
