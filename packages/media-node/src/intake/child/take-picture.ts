import sharp, { type Metadata } from 'sharp';

import { writeDurably } from '../../child/durable-file.ts';
import type { IntakeJob, PictureReport } from '../intake-job.ts';
import { INTAKE_LIMITS, INTAKE_OUTPUT, type PictureFormat } from '../limits.ts';
import { judgeSize } from '../policy.ts';
import { ACCEPTED_FORMATS, refusalError } from '../refusal.ts';

/** The loader of libvips and the name sharp gives to what it loaded. */
const LOADERS: Record<PictureFormat, { readonly loader: string; readonly format: string }> = {
  png: { loader: 'VipsForeignLoadPng', format: 'png' },
  jpeg: { loader: 'VipsForeignLoadJpeg', format: 'jpeg' },
  webp: { loader: 'VipsForeignLoadWebp', format: 'webp' },
  avif: { loader: 'VipsForeignLoadHeif', format: 'heif' },
};

const QUALITY = { quality: 92, alphaQuality: 100, smartSubsample: true, effort: 3 } as const;

/** Makes a still WebP in sRGB, upright and without any metadata, of a picture that is all there. Throws refusals. */
export async function takePicture(
  { sniffed, source, target }: IntakeJob,
  onProgress: (done: number) => void,
): Promise<PictureReport> {
  if (sniffed.kind !== 'picture') throw new Error(`A ${sniffed.kind} is no picture.`);
  const { format } = sniffed;
  allowOnly(format);
  const metadata = await judged(source, format);
  onProgress(0);
  const { data, info } = await encoded(source);
  await writeDurably(target, data);
  return {
    kind: 'picture',
    width: info.width,
    height: info.height,
    hasAlpha: metadata.hasAlpha,
    source: { format, width: metadata.width, height: metadata.height },
  };
}

/** Of all that libvips can read, only the one loader the first bytes ask for. */
function allowOnly(format: PictureFormat) {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [LOADERS[format].loader] });
}

/** Reads the head only, whatever size it speaks of. */
async function judged(source: string, format: PictureFormat): Promise<Metadata> {
  const metadata = await readable(() => sharp(source, { limitInputPixels: false }).metadata());
  const refusal = judgeSize(metadata, INTAKE_LIMITS.pictureSide);
  if (refusal !== null) throw refusalError(refusal);
  if (metadata.compression === 'hevc') {
    throw refusalError({ reason: 'heic', detail: { accepted: ACCEPTED_FORMATS } });
  }
  if (metadata.format !== LOADERS[format].format) throw damaged(`It was read as ${metadata.format}.`);
  return metadata;
}

function encoded(source: string) {
  const side = INTAKE_OUTPUT.pictureSide;
  return readable(() =>
    sharp(source, { limitInputPixels: INTAKE_LIMITS.pixels, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp(QUALITY)
      .toBuffer({ resolveWithObject: true }),
  );
}

/** What libvips cannot read is the file's fault. */
async function readable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error));
  }
}

const damaged = (words: string) => refusalError({ reason: 'damaged', detail: { words } });
