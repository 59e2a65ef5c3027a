import { readFile } from 'node:fs/promises';

import { transformWithOxc, type Plugin } from 'vite';

/** The source of the service worker as a script that starts itself: it imports nothing. */
export async function offlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return `${code.replace(/^export \{[^}]*\};?$/gm, '').replace(/^export /gm, '')}\nserveOffline(self);\n`;
}

/** Writes `/sw.js`, the only script outside of `/assets/`: its address may never change. */
export function offlineWorker(file: string): Plugin {
  return {
    name: 'kinora:offline-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await offlineScript(file) });
    },
  };
}
