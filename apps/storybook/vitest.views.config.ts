import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { launchOptions } from '@kinora/vitest-config/chromium';
import { reactLingui, sourceConditions } from '@kinora/vitest-config/plugins';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { neededPackages } from './.storybook/needed-packages.ts';
import { usedLibraries } from './.storybook/used-libraries.ts';

const packages = resolve(import.meta.dirname, '../../packages');

/** Every view once, at 390 px and from right to left. */
export default defineConfig({
  plugins: [reactLingui(), tailwindcss()],
  resolve: { conditions: sourceConditions },
  optimizeDeps: { include: usedLibraries(packages, neededPackages(packages, readdirSync(packages))) },
  test: {
    name: 'every view',
    include: ['views/*.test.ts'],
    isolate: false,
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
