// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FailureNotice } from '../../src/blocks/parts/FailureNotice.tsx';

afterEach(cleanup);

test.each([
  ['OK-7F3A', 'wspolne.widzety.nrSprawy OK-7F3A'],
  [undefined, undefined],
])('a failure with the case number %s has the line %s', (nrSprawy, line) => {
  const word = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  const { container } = render(<FailureNotice word={word} message="Błąd" nrSprawy={nrSprawy} onRetry={() => {}} />);
  expect(container.querySelector('.ok-block__case')?.textContent).toBe(line);
});
