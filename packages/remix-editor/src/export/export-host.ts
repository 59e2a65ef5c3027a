import type { Ratio } from '@kinora/contracts/timeline';
import type { Context2d } from '@kinora/drawing';

import type { FontUrls } from '../preview/frame-painter.ts';
import type { PreviewSize } from '../preview/preview-messages.ts';
import { unreadableMedia, type MediaCheck } from './check-media.ts';
import { missingMedium } from './exact-pictures.ts';
import type {
  ExportFailure,
  ExportJob,
  ExportNews,
  ExportRequest,
  FileChunk,
  WantedMedium,
} from './export-messages.ts';
import { exportOrder } from './export-order.ts';
import { runExport, type ExportParts, type FileEncoder } from './run-export.ts';

interface OpenedFile {
  readonly rate: Ratio;
  readonly hasSound: boolean;
  readonly write: (chunk: FileChunk) => Promise<void>;
}

/** What the host needs of the worker it runs in. */
export interface ExportHostParts extends Pick<ExportParts, 'openVideo' | 'loadPicture' | 'environment' | 'mixer'> {
  readonly loadFont: (family: string, urls: FontUrls) => Promise<void>;
  readonly canExport: (size: PreviewSize) => Promise<boolean>;
  readonly open: (
    size: PreviewSize,
    file: OpenedFile,
  ) => Promise<{ readonly context: Context2d; readonly encoder: FileEncoder }>;
  readonly check: MediaCheck;
  readonly say: (news: ExportNews) => void;
}

interface Host {
  readonly parts: ExportHostParts;
  /** Goes on after the last chunk. */
  goOn: () => void;
}

function failureOf(error: unknown): ExportFailure {
  const mediaId = missingMedium(error);
  if (mediaId !== null) return { reason: 'media-missing', mediaId };
  return { reason: 'broken', message: error instanceof Error ? error.message : String(error) };
}

/** Sends a chunk and waits until the page has written it: no more than one is on its way. */
function write(host: Host, chunk: FileChunk): Promise<void> {
  return new Promise((written) => {
    host.goOn = written;
    // What the encoder gives may be a part of a larger buffer.
    host.parts.say({ kind: 'chunk', chunk: { ...chunk, data: chunk.data.slice() } });
  });
}

async function run(host: Host, job: ExportJob, fontUrls: FontUrls): Promise<ExportNews> {
  const { parts } = host;
  const { frames, hasSound } = exportOrder(job);
  if (frames === 0) return { kind: 'failed', failure: { reason: 'empty' } };
  if (!(await parts.canExport(job.size))) return { kind: 'failed', failure: { reason: 'unsupported' } };
  const file = { rate: job.rate, hasSound, write: (chunk: FileChunk) => write(host, chunk) };
  const { context, encoder } = await parts.open(job.size, file);
  await runExport(job, {
    ...parts,
    context,
    encoder,
    loadFont: (family) => parts.loadFont(family, fontUrls),
    onProgress: (progress) => parts.say({ kind: 'progress', ...progress }),
  });
  return { kind: 'done' };
}

async function start(host: Host, { fontUrls, job }: Extract<ExportRequest, { kind: 'start' }>): Promise<void> {
  const news = await run(host, job, fontUrls).catch((error: unknown): ExportNews => ({
    kind: 'failed',
    failure: failureOf(error),
  }));
  host.parts.say(news);
}

async function check({ parts }: Host, wanted: readonly WantedMedium[]): Promise<void> {
  parts.say({ kind: 'checked', unreadable: await unreadableMedia(wanted, parts.check) });
}

/** Exports one job; hears what the page says. */
export function createExportHost(parts: ExportHostParts): (request: ExportRequest) => void {
  const host: Host = { parts, goOn: () => undefined };
  return (request) => {
    if (request.kind === 'check') void check(host, request.wanted);
    else if (request.kind === 'start') void start(host, request);
    else host.goOn();
  };
}
