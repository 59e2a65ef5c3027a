import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Catalogue } from './catalogue.ts';
import { offlineFiles, offlineScript } from './offline-files.ts';

const sources = resolve(import.meta.dirname, '../src');
let shown = '';

beforeAll(async () => {
  shown = await mkdtemp(join(tmpdir(), 'kinora-shown-'));
  await Promise.all(['offline.css', 'icon.svg'].map((name) => writeFile(join(shown, name), name)));
  await writeFile(join(shown, 'manifest.webmanifest'), '{ "theme_color": "#123" }');
});
afterAll(() => rm(shown, { recursive: true }));

/** One language that says one of the texts. */
const saying = (id: string, text: string): Catalogue => ({
  locales: ['fr'],
  messagesOf: () => Promise.resolve({ [id]: text }),
});
const script = (files: Readonly<Record<string, string>>) => files['sw.js'] ?? '';

it('makes a script that runs as it is and listens', async () => {
  const code = await offlineScript(join(sources, 'offline-worker.ts'), 'one');
  expect(code).not.toMatch(/^(?:import|export) /m);
  const heard: string[] = [];
  const self = { location: { search: '?en' }, addEventListener: (type: string) => heard.push(type) };
  runInNewContext(code, { self });
  expect(heard).toEqual(['install', 'activate', 'fetch']);
});

it('makes a page of each language there is, and another script when one of the files changes', async () => {
  // The id that Lingui gives this text.
  const first = await offlineFiles(saying('5h3GgV', 'Vous êtes hors ligne'), { sources, shown });
  expect(Object.keys(first)).toEqual(['offline/fr.html', 'offline/fr-silent.html', 'sw.js']);
  expect(first['offline/fr.html']).toContain('<h1>Vous êtes hors ligne</h1>');
  expect(first['offline/fr-silent.html']).toContain('<h1>Kinora isn’t responding</h1>');
  expect(first['offline/fr.html']).toContain('>Try again<');
  expect(first['offline/fr.html']).toContain('<meta name="theme-color" content="#123" />');
  const same = await offlineFiles(saying('5h3GgV', 'Vous êtes hors ligne'), { sources, shown });
  expect(script(same)).toBe(script(first));
  const reworded = await offlineFiles(saying('5h3GgV', 'Pas de connexion'), { sources, shown });
  expect(script(reworded)).not.toBe(script(first));
  await writeFile(join(shown, 'offline.css'), 'h1 { color: red }');
  const restyled = await offlineFiles(saying('5h3GgV', 'Vous êtes hors ligne'), { sources, shown });
  expect(script(restyled)).not.toBe(script(first));
});
