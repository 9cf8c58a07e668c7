/** How the reader reads. The portal stores it (src/portal/stores/PreferencesStore.ts); the page around it looks the same. */
export interface Reading {
  /** `yb`: black on yellow. */
  contrast: string;
  /** `1` to `3`, the largest. */
  letters: string;
}

const CONTRAST = 'okienko.kontrast';
const LETTERS = 'okienko.czcionka';

export function readReading(stored: Pick<Storage, 'getItem'>): Reading {
  const letters = stored.getItem(LETTERS) ?? '';
  return {
    contrast: stored.getItem(CONTRAST) === 'yb' ? 'yb' : 'normal',
    letters: /^[123]$/.test(letters) ? letters : '1',
  };
}

/** Writes it to `<html>`, where dev.css reads it as the stylesheet of the portal does. */
export function applyReading({ contrast, letters }: Reading, { dataset }: HTMLElement): void {
  if (contrast === 'yb') dataset.contrast = 'yb';
  else delete dataset.contrast;
  dataset.font = letters;
}

/** @param changed with what another document, such as the portal inside, has just stored: the reader pressed its button */
export function onReading(window: Window, changed: (reading: Reading) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was removed.
    if (key === CONTRAST || key === LETTERS || key === null) changed(readReading(window.localStorage));
  });
}
