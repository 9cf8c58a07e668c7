import { defineConfig, mergeConfig } from 'vitest/config';
import { LIMIT_MS } from './tests/night.ts';
import { ProjectSequencer, testProjects } from './tests/projects.ts';
import portal from './vite.config.ts';

/** Apart from vite.config.ts, so that a start builds the portal without the packages of the tests. */
export default mergeConfig(
  portal,
  defineConfig({
    test: {
      globalSetup: ['scripts/officeCode.mjs'],
      // A machine that does much at once is slow, not wrong.
      testTimeout: LIMIT_MS,
      hookTimeout: LIMIT_MS,
      expect: { poll: { timeout: LIMIT_MS } },
      slowTestThreshold: 5000,
      restoreMocks: true,
      // Each loads and compiles the code of the tests for itself, so those of a small machine's cores are enough.
      maxWorkers: 2,
      // MB of new objects before they are collected: with Node's 16 that takes a twentieth more of the cores.
      execArgv: ['--max-semi-space-size=64'],
      sequence: { sequencer: ProjectSequencer },
      projects: testProjects,
    },
  }),
);
