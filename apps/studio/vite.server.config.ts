import { resolve } from 'node:path';

import { reactLingui } from '@kinora/vitest-config/plugins';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';

import { compiledMessages } from './plugins/compiled-messages.ts';
import { plainIcons } from './plugins/plain-icons.ts';

/** The studio as the server runs it to draw pages ahead: one file that needs nothing else. */
export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, generatedRouteTree: './src/route-tree.gen.ts' }),
    plainIcons(),
    reactLingui({
      afterMacros: [compiledMessages],
      sources: [resolve(import.meta.dirname, 'plugins/compiled-messages.ts')],
    }),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Without `browser`: the router then knows that it draws ahead.
  ssr: { noExternal: true, resolve: { conditions: ['@kinora/source', 'node', 'import', 'module', 'default'] } },
  worker: { format: 'es', plugins: () => [reactLingui()] },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: 'dist/.server',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
