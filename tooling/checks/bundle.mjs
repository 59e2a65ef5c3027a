// Checks what the built studio makes a browser load first, that it is there compressed, and that NOTICE names it.
import { dirname, join } from 'node:path';

import { bundleBreaches } from './bundle-rules.mjs';
import { firstPage } from './first-page.mjs';

const root = dirname(dirname(import.meta.dirname));
const dist = join(root, 'apps/studio/dist');

try {
  const scripts = firstPage(dist);
  for (const { file, bytes } of scripts) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB gz  ${file}`);
  const breaches = bundleBreaches({ root, dist, scripts });
  for (const breach of breaches) console.error(breach);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`bundle: ${(total / 1000).toFixed(1)} kB gz until the landing page, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`bundle: ${error.message}`);
  process.exitCode = 1;
}
