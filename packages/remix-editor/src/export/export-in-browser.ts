import { FONT_URLS } from '@kinora/live-stage';

import type { ExportNews, UnreadableMedium, WantedMedium } from './export-messages.ts';
import {
  checkOnPage,
  exportOnPage,
  type ExportOptions,
  type ExportOutcome,
  type ExportWorker,
} from './export-on-page.ts';

function startWorker(hear: (news: ExportNews) => void, onBreak: () => void): ExportWorker {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ExportNews>) => hear(data));
  worker.addEventListener('error', onBreak);
  return worker;
}

/** Which of the media this browser can't read. */
export const checkInBrowser = (wanted: readonly WantedMedium[]): Promise<readonly UnreadableMedium[]> =>
  checkOnPage({ startWorker, fontUrls: FONT_URLS }, wanted);

/** Makes a file of a project on this machine: H.264 and AAC in an MP4, from the originals, frame by frame. */
export const exportInBrowser = (options: ExportOptions): Promise<ExportOutcome> =>
  exportOnPage({ startWorker, fontUrls: FONT_URLS }, options);
