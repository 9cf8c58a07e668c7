import { within } from '@testing-library/react';

/** The rows of a table below its headers: those of its body and its sums. */
export const tableRows = (table: HTMLElement): HTMLElement[] =>
  within(table)
    .getAllByRole('row')
    .filter((row) => !row.closest('thead'));
