import { defineConfig, mergeConfig } from 'vitest/config';
import portal from './vite.config.ts';

/** Apart from vite.config.ts, so that a start builds the portal without the packages of the tests. */
export default mergeConfig(
  portal,
  defineConfig({
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      globalSetup: ['scripts/officeCode.mjs'],
      // PrimeReact's sub-paths are folders, which Node does not import by itself.
      server: { deps: { inline: [/primereact/, /@rjsf\//] } },
      // A machine that does much at once is slow, not wrong.
      testTimeout: 30_000,
      restoreMocks: true,
    },
  }),
);
