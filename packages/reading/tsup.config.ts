import { library } from '@kinora/tsup-config';
import { defineConfig } from 'tsup';

// Without `testing`: it needs Node, and only tests use it.
export default defineConfig({
  ...library(),
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing.ts', '!src/testing/**'],
});
