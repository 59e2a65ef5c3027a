import type { BrowserContext, Page } from '@playwright/test';

/** Notes how loud what the pages of a context play is. */
export const listenIn = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(...given: number[]) {
        const samples = this.buffer?.getChannelData(0) ?? new Float32Array(1);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        document.documentElement.dataset.loudness = String(Math.sqrt(power));
        super.start(...given);
      }
    };
  });

/** The mean of what was played last, from 0 to 1; 0 before anything was. */
export const loudness = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.loudness ?? 0));
