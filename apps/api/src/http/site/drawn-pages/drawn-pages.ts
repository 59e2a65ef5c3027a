import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { SiteConfig } from '@kinora/contracts';

import type { DrawnPage } from './draw-page.ts';
import { startDrawing, type Drawing } from './drawing.ts';

export interface DrawnPages {
  /** Undefined until it is drawn. */
  find(path: string, template: string): DrawnPage | undefined;
  /** Draws a public page on its first request; undefined where it cannot be drawn. */
  demand(path: string, template: string): Promise<DrawnPage | undefined>;
  /** Resolves when the last drawing has ended, well or badly. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface DrawnPagesOptions {
  /** The folder of the built web app. */
  readonly folder: string;
  readonly config: SiteConfig;
  /** The address of this server; it may be known only when it listens. */
  readonly base: () => string;
  readonly log: (message: string) => void;
  /** Pages that are kept, of those with names in their addresses. */
  readonly kept?: number;
}

/**
 * The public pages of the built studio, drawn with this server's configuration: when it starts and after a new build,
 * those with a name in their address when they are first asked for. A page that cannot be drawn is missing; then the
 * studio draws it in the browser.
 */
export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const { config, folder } = options;
  const script = join(folder, '.server/prerender.js');
  let drawing: Drawing | undefined;
  const drawingOf = (template: string) => {
    const base = options.base();
    if (drawing?.template !== template || drawing.base !== base) {
      void drawing?.end();
      drawing = existsSync(script) ? startDrawing({ folder, template, config, base }, options) : undefined;
    }
    return drawing;
  };
  return {
    find: (path, template) => drawingOf(template)?.find(path),
    demand: async (path, template) => drawingOf(template)?.demand(path),
    settled: async () => {
      await drawing?.settled();
    },
    close: async () => {
      await drawing?.end();
    },
  };
}
