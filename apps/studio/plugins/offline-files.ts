import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { reactLingui, sourceConditions } from '@kinora/vitest-config/plugins';
import { runnerImport, transformWithOxc, type Plugin } from 'vite';

import type { offlinePage } from '../src/offline-page.ts';
import type { Catalogue } from './catalogue.ts';

/** The folder with the sources of the page and of the worker, and the one with the page's style, picture and colour. */
export interface OfflineFolders {
  readonly sources: string;
  readonly shown: string;
}

/** Files by their names. */
export type Files = Readonly<Record<string, string>>;

const BESIDE = ['offline.css', 'icon.svg'];

/** What browsers paint around the page, as the web app's manifest says it. */
async function themeColourOf({ shown }: OfflineFolders): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(resolve(shown, 'manifest.webmanifest'), 'utf8'));
  if (manifest instanceof Object && 'theme_color' in manifest) return String(manifest.theme_color);
  throw new Error('manifest.webmanifest names no theme_color');
}

/** The source of the service worker as a script that starts itself: it imports nothing. `version` names what it keeps. */
export async function offlineScript(file: string, version: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const script = code.replace(/^export \{[^}]*\};?$/gm, '').replace(/^export /gm, '');
  return `${script}\nserveOffline(self, ${JSON.stringify(version)});\n`;
}

/** What is shown where there is no network, in each language, and the script that keeps it: another one with each change. */
export async function offlineFiles({ locales, messagesOf }: Catalogue, folders: OfflineFolders): Promise<Files> {
  // Its words are written with macros, which Node cannot read.
  const { module } = await runnerImport<{ offlinePage: typeof offlinePage }>(
    resolve(folders.sources, 'offline-page.ts'),
    {
      plugins: [reactLingui()],
      environments: { inline: { resolve: { conditions: sourceConditions, noExternal: [/^@kinora\//] } } },
    },
  );
  const themeColour = await themeColourOf(folders);
  const pagesIn = async (locale: string) => {
    const texts = { locale, themeColour, messages: await messagesOf(locale) };
    return [
      [`offline/${locale}.html`, module.offlinePage({ ...texts, missing: 'connection' })],
      [`offline/${locale}-silent.html`, module.offlinePage({ ...texts, missing: 'answer' })],
    ] as const;
  };
  const pages = Object.fromEntries((await Promise.all(locales.map(pagesIn))).flat());
  const beside = await Promise.all(BESIDE.map((name) => readFile(resolve(folders.shown, name), 'utf8')));
  const content = JSON.stringify([pages, beside]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { ...pages, 'sw.js': await offlineScript(resolve(folders.sources, 'offline-worker.ts'), version) };
}

/** Writes the pages, and `/sw.js`, the only script outside of `/assets/`: its address may never change. */
export function offlinePages(catalogue: Catalogue, folders: OfflineFolders): Plugin {
  return {
    name: 'kinora:offline-pages',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await offlineFiles(catalogue, folders)))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
