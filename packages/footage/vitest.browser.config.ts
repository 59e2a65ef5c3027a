import { launchOptions } from '@kinora/vitest-config/chromium';
import { sourceConditions } from '@kinora/vitest-config/plugins';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { COMMANDS } from './browser/commands.ts';

/** Tests that draw in Chromium and compare with Node. */
export default defineConfig({
  resolve: { conditions: sourceConditions },
  test: {
    name: 'footage in chromium',
    include: ['browser/**/*.test.ts'],
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await launchOptions({ isWhole: true }) }),
      instances: [{ browser: 'chromium' }],
      commands: COMMANDS,
    },
  },
});
