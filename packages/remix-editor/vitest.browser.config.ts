import { launchOptions } from '@kinora/vitest-config/chromium';
import { sourceConditions } from '@kinora/vitest-config/plugins';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { args, ...options } = await launchOptions({ isWhole: true });

/** Tests that decode, play and encode in Chromium. */
export default defineConfig({
  resolve: { conditions: sourceConditions },
  // What is found late makes the page load again, in the middle of a test.
  optimizeDeps: {
    include: ['@mediabunny/aac-encoder', '@kinora/api-client > eventsource-parser', 'jotai', 'mediabunny'],
  },
  test: {
    name: 'remix-editor in chromium',
    include: ['browser/**/*.test.ts'],
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Sound starts without a press.
      provider: playwright({
        launchOptions: { ...options, args: [...args, '--autoplay-policy=no-user-gesture-required'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
