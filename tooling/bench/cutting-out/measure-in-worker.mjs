import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { launchOptions } from '../../vitest/chromium.js';

const studio = createRequire(new URL('../../../apps/studio/package.json', import.meta.url));
const footage = createRequire(new URL('../../../packages/footage/package.json', import.meta.url));
const WEIGHTS = {
  people: '@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
  faces: '@mediapipe/face_detection/face_detection_short_range.tflite',
};

const readBase64 = async (file) => (await readFile(file)).toString('base64');
const readAll = async (files) =>
  Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([name, file]) => [name, await readBase64(file)])),
  );

/** The worker as one script. */
async function bundleWorker() {
  const { build } = await import(studio.resolve('vite'));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@kinora/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: new URL('worker.mjs', import.meta.url).pathname, formats: ['iife'], name: 'worker' },
    },
  });
  return [built].flat()[0].output[0].code;
}

/** Runs in the page: starts the worker and waits for what it says. */
function askWorker({ script, ...work }) {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return new Promise((resolve, refuse) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', ({ message }) => refuse(new Error(message)));
    worker.postMessage(work, { transfer: [] });
  });
}

/** Seconds that a browser's worker takes to take each photograph apart, the best of some rounds; by their names. */
export async function measureInWorker({ names, frame, rounds }) {
  const { chromium } = studio('@playwright/test');
  const folder = new URL('../../../packages/footage/photographs/', import.meta.url);
  const [script, weights, photographs] = await Promise.all([
    bundleWorker(),
    readAll(Object.fromEntries(Object.entries(WEIGHTS).map(([name, path]) => [name, footage.resolve(path)]))),
    readAll(Object.fromEntries(names.map((name) => [name, new URL(`${name}.jpg`, folder)]))),
  ]);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const times = await page.evaluate(askWorker, { script, weights, photographs, frame, rounds });
    return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, Math.min(...all) / 1000]));
  } finally {
    await browser.close();
  }
}
