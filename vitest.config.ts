import { defineConfig, mergeConfig } from 'vitest/config';
import { ProjectSequencer, testProjects } from './tests/projects.ts';
import portal from './vite.config.ts';

/** Apart from vite.config.ts, so that a start builds the portal without the packages of the tests. */
export default mergeConfig(
  portal,
  defineConfig({
    test: {
      globalSetup: ['scripts/officeCode.mjs'],
      // A machine that does much at once is slow, not wrong.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      slowTestThreshold: 5000,
      restoreMocks: true,
      // Of two cores vitest would leave one idle.
      maxWorkers: 2,
      sequence: { sequencer: ProjectSequencer },
      projects: testProjects,
    },
  }),
);
