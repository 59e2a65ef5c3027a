// Checks what the built studio makes a browser load first, that it is there compressed, and that NOTICE names it.
import { dirname, join } from 'node:path';

import { bundleBreaches } from './bundle-rules.mjs';
import { firstPage, secondPage } from './first-page.mjs';
import { weighGenerators } from './route-code.mjs';

const root = dirname(dirname(import.meta.dirname));
const dist = join(root, 'apps/studio/dist');

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const sum = (weights) => weights.reduce((total, { bytes }) => total + bytes, 0);

try {
  const scripts = firstPage(dist);
  const later = secondPage(dist);
  for (const { file, bytes } of scripts) console.log(`${kilobytes(bytes).padStart(7)} kB br  ${file}`);
  console.log(`${kilobytes(sum(later)).padStart(7)} kB br  in ${later.length} files right after the first paint`);
  const generators = weighGenerators(dist);
  for (const { page, bytes } of generators.weights)
    console.log(`${kilobytes(bytes).padStart(7)} kB gz  of its own for /${page}/`);
  const breaches = [...bundleBreaches({ root, dist, scripts }), ...generators.breaches];
  for (const breach of breaches) console.error(breach);
  console.log(`bundle: ${kilobytes(sum(scripts))} kB br until the landing page, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`bundle: ${error.message}`);
  process.exitCode = 1;
}
