import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { SiteConfig } from '@kinora/contracts';

/** A page that is seen without a script, packed for every browser. */
export interface DrawnPage {
  readonly path: string;
  /** Of its one style element, for the policy. */
  readonly styleHash: string;
  /** Changes with its content. */
  readonly tag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array>>;
}

export interface DrawnPages {
  /** Undefined until it is drawn, and for pages that are not drawn ahead. */
  find(path: string, template: string): DrawnPage | undefined;
  /** Resolves when the last drawing has ended, well or badly. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface DrawnPagesOptions {
  /** The folder of the built web app. */
  readonly folder: string;
  readonly config: SiteConfig;
  readonly log: (message: string) => void;
}

interface Drawing {
  readonly template: string;
  readonly pages: Map<string, DrawnPage>;
  readonly worker: Worker;
  readonly ended: Promise<void>;
}

function startDrawing(template: string, { folder, config, log }: DrawnPagesOptions): Drawing {
  const pages = new Map<string, DrawnPage>();
  const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { workerData: { folder, template, config } });
  // Our own thread sends nothing else.
  worker.on('message', (page: DrawnPage) => pages.set(page.path, page));
  const ended = new Promise<void>((resolve) => {
    worker.on('error', (error) => log(`pages are not drawn ahead: ${String(error)}`));
    worker.once('exit', () => resolve());
  });
  return { template, pages, worker, ended };
}

/**
 * The public pages of the built studio, drawn with this server's configuration when it starts and after a new build. A
 * page that cannot be drawn is missing; then the studio draws it in the browser.
 */
export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const script = join(options.folder, '.server/prerender.js');
  let drawing: Drawing | undefined;
  return {
    find(path, template) {
      if (drawing?.template !== template) {
        void drawing?.worker.terminate();
        drawing = existsSync(script) ? startDrawing(template, options) : undefined;
      }
      return drawing?.pages.get(path);
    },
    settled: async () => drawing?.ended,
    close: async () => {
      await drawing?.worker.terminate();
    },
  };
}
