import { loadPicture } from '../preview/read-pictures.ts';
import { readVideo } from '../preview/read-video.ts';
import { createBlockMixer } from '../preview/sound/mix-block.ts';
import { readSoundRun } from '../preview/sound/read-sound-run.ts';
import { createSoundChunks } from '../preview/sound/sound-chunks.ts';
import { loadWorkerFont, surfaceOf, workerEnvironment } from '../preview/worker-painting.ts';
import { browserCheck } from './check-media.ts';
import { canExport, encodeFile } from './encode-file.ts';
import { createExportHost } from './export-host.ts';
import type { ExportRequest } from './export-messages.ts';

const hear = createExportHost({
  openVideo: readVideo,
  loadPicture,
  environment: workerEnvironment,
  loadFont: loadWorkerFont,
  mixer: createBlockMixer(createSoundChunks(readSoundRun)),
  canExport,
  check: browserCheck,
  open: async (size, file) => {
    const canvas = new OffscreenCanvas(size.width, size.height);
    return { context: surfaceOf(canvas, size), encoder: await encodeFile({ ...file, canvas }) };
  },
  say: (news) => postMessage(news, { transfer: news.kind === 'chunk' ? [news.chunk.data.buffer] : [] }),
});

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => hear(data));
