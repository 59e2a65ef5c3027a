import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Ratio } from '@kinora/contracts/timeline';
import type { Picture } from '@kinora/drawing';
import { decodePeaks } from '@kinora/footage/sound';
import { createTimelineComposer, mixTimelineSound } from '@kinora/footage/timeline';
import { frameAt, frameStart, layersAt, mixBetween } from '@kinora/timeline';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { performJob } from '../child/perform-job.ts';
import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { RenderProgress, TimelineJob } from '../render-job.ts';
import { aWatch, jobFiles } from '../testing/a-job.ts';
import { crop as cropped, likeness, readClip, type Picture as Pixels } from '../testing/pictures.ts';
import { aFilm, aTrack, aVideoClip, makeMedium, SIZE, type Medium } from '../testing/timeline-films.ts';
import type { TimelineFilm } from './timeline-film.ts';

const PATIENCE_MS = 90_000;
const RATES: readonly (readonly [string, Ratio])[] = [
  ['23.976', { num: 24_000, den: 1001 }],
  ['25', { num: 25, den: 1 }],
  ['29.97', { num: 30_000, den: 1001 }],
  ['60', { num: 60, den: 1 }],
];
const THIRTY: Ratio = { num: 30, den: 1 };
/** In decibels. */
const ALIKE = 38;
const NOTHING: Pixels = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4) };

let folder: string;
let codec: CodecPort;
let media: Readonly<Record<string, Medium>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-export-'));
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
  const common = { folder, rate: THIRTY, frames: 45 };
  const lake = await makeMedium(codec, { ...common, name: 'lake', hue: 200, pitch: 4.4 });
  const wood = await makeMedium(codec, { ...common, name: 'wood', hue: 110, pitch: 3 });
  media = { 'creation:lake': lake, 'upload:wood': wood };
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

const facts = () => Object.fromEntries(Object.entries(media).map(([id, one]) => [id, one.facts]));
const sources = () => Object.fromEntries(Object.entries(media).map(([id, one]) => [id, one.file]));

/** A cut, a dissolve and a picture in picture, each at a frame of the rate. */
function cutFilm(rate: Ratio): TimelineFilm {
  const at = (frame: number) => frameStart(frame, rate);
  const clips = [
    aVideoClip({ id: 'one', mediaId: 'creation:lake', duration: at(7), sourceIn: 30_011 }),
    aVideoClip({ id: 'two', mediaId: 'upload:wood', start: at(7), duration: at(13) - at(7), sourceIn: 90_000 }),
    aVideoClip({ id: 'three', mediaId: 'creation:lake', start: at(13), duration: at(18) - at(13), reversed: true }),
  ];
  const small = { ...aVideoClip({ id: 'x', mediaId: 'upload:wood' }).frame, scale: 0.4, x: 0.25, y: -0.2, rotation: 9 };
  const over = aVideoClip({ id: 'over', mediaId: 'upload:wood', start: at(3), duration: at(6), frame: small });
  return aFilm([aTrack('video', clips), aTrack('second', [over])], {
    rate,
    media: facts(),
    range: { start: 0, end: at(18) },
    transitions: [{ id: 'mix', leftId: 'two', rightId: 'three', duration: at(4), kind: 'cross-dissolve' }],
  });
}

async function exported(film: TimelineFilm, changes: Partial<TimelineJob> = {}) {
  const home = await mkdtemp(join(folder, 'made-'));
  const files = jobFiles(home, ['clip', 'peaks', 'poster', 'proxy', 'sprite', 'master']);
  const seen: RenderProgress[] = [];
  const job: TimelineJob = {
    kind: 'timeline',
    film,
    sources: sources(),
    files,
    credentials: null,
    ffmpegPath: null,
    ...changes,
  };
  const report = await performJob(job, aWatch({ onProgress: (one) => void seen.push(one) }));
  return { report, files, seen };
}

/** What the frames should be, from frames that are decoded one by one. */
async function composed(film: TimelineFilm): Promise<Buffer[]> {
  const { background } = film.document;
  const environment = await createNodePaintEnv({ fonts: [], pictures: [] });
  const composer = createTimelineComposer({ ...SIZE, background, environment });
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const frames: Buffer[] = [];
  for (let time = film.range.start; time < film.range.end; time = frameStart(frames.length, film.rate)) {
    const layers = layersAt(film.document, time, film.media);
    const pictures = new Map<string, Picture>();
    for (const { clipId, mediaId, sourceTime } of layers) {
      const ctx = createCanvas(SIZE.width, SIZE.height).getContext('2d');
      const image = ctx.createImageData(SIZE.width, SIZE.height);
      image.data.set(await codec.decodeFrame(media[mediaId ?? '']?.file ?? '', frameAt(sourceTime, THIRTY)));
      ctx.putImageData(image, 0, 0);
      pictures.set(clipId, ctx.canvas);
    }
    composer.draw(canvas.getContext('2d'), layers, (clipId) => pictures.get(clipId) ?? null);
    frames.push(Buffer.from(canvas.data()));
  }
  return frames;
}

/** Where the mark stands. */
const corner = (frame: Pixels | undefined) => cropped(frame ?? NOTHING, { x: 100, y: 60, width: 60, height: 30 });

describe('an export', { timeout: PATIENCE_MS }, () => {
  it.each(RATES)('shows at %s frames a second what was composed', async (_name, rate) => {
    const film = cutFilm(rate);
    const { files, report } = await exported(film);
    expect(report).toMatchObject({ ok: true, value: { frames: 18, ...SIZE } });
    const [shown, expected] = [await readClip(codec, files.clip.file), await composed(film)];
    expect(shown).toHaveLength(18);
    const alike = shown.map((frame, index) => likeness(frame, { data: expected[index] ?? Buffer.alloc(0) }));
    expect(Math.min(...alike)).toBeGreaterThan(ALIKE);
    expect((await codec.probe(files.clip.file)).video.fps).toBeCloseTo(rate.num / rate.den, 3);
  });

  it.each(RATES)('cuts sound at %s frames a second where it is cut, to the sample', async (_name, rate) => {
    const film = cutFilm(rate);
    const { files } = await exported(film);
    const { left } = await codec.decodeSound(files.clip.file);
    const decoded = new Map(
      await Promise.all(
        Object.entries(sources()).map(async ([id, file]) => [id, await codec.decodeSound(file)] as const),
      ),
    );
    const { start, end } = film.range;
    const plan = mixBetween(film.document, start, end, film.media);
    const window = { sampleRate: 48_000, from: start, to: end } as const;
    const mix = mixTimelineSound(plan, (id) => decoded.get(id) ?? null, window).left;
    // Around the cut from one tone to another.
    const cut = Math.round(frameStart(7, rate) / 5);
    const sumAt = (shift: number) =>
      Array.from({ length: 2400 }, (_, index) => cut - 1200 + index).reduce(
        (sum, at) => sum + (mix[at] ?? 0) * (left[at + shift] ?? 0),
        0,
      );
    const shifts = Array.from({ length: 201 }, (_, index) => index - 100);
    expect(shifts.reduce((best, shift) => (sumAt(shift) > sumAt(best) ? shift : best), -100)).toBe(0);
  });

  it('comes with all that belongs beside it, and tells how far it is', async () => {
    const film = cutFilm(THIRTY);
    const { files, report, seen } = await exported({ ...film, watermark: true });
    expect(report).toMatchObject({ ok: true, value: { codec: 'node-av', sprite: { columns: 4, rows: 3 } } });
    const peaks = decodePeaks(new Uint8Array(await readFile(files.peaks.file)));
    expect(peaks?.length).toBe(Math.round(film.range.end / 5));
    expect(Math.max(...(peaks?.levels.at(-1) ?? []))).toBeGreaterThan(20);
    expect(seen.filter(({ phase }) => phase === 'drawing').map(({ frame }) => frame)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    );
    const [clip, master] = [await readClip(codec, files.clip.file), await readClip(codec, files.master.file)];
    const expected = await composed(film);
    const clean = { data: expected[5] ?? Buffer.alloc(0) };
    expect(likeness(master[5] ?? clean, clean)).toBeGreaterThan(ALIKE);
    expect(likeness(clip[5] ?? clean, clean)).toBeLessThan(likeness(master[5] ?? clean, clean) - 0.3);
  });

  it('is marked as a whole: a crop takes no mark away', async () => {
    const crop = { left: 0, top: 0, right: 0.4, bottom: 0.4 };
    const placed = { ...aVideoClip({ id: 'x', mediaId: 'upload:wood' }).frame, crop };
    const clip = aVideoClip({ id: 'one', mediaId: 'creation:lake', duration: 96_000, frame: placed });
    const film = aFilm([aTrack('video', [clip])], { media: facts(), range: { start: 0, end: 96_000 }, rate: THIRTY });
    const [plain, marked] = [await exported(film), await exported({ ...film, watermark: true })];
    const [one, other] = [await readClip(codec, plain.files.clip.file), await readClip(codec, marked.files.clip.file)];
    expect(likeness(corner(one[6]), corner(other[6]))).toBeLessThan(ALIKE);
  });

  it('is silent where nothing is heard, and has no sound where nothing ever is', async () => {
    const clip = aVideoClip({ id: 'one', mediaId: 'creation:lake', start: 48_000, duration: 48_000 });
    const range = { start: 0, end: 144_000 };
    const { files } = await exported(aFilm([aTrack('video', [clip])], { media: facts(), range, rate: THIRTY }));
    const { left } = await codec.decodeSound(files.clip.file);
    const loudest = (from: number, to: number) => left.slice(from, to).reduce((most, one) => Math.max(most, one), 0);
    expect([loudest(0, 8000) < 0.01, loudest(10_000, 18_000) > 0.3, loudest(21_000, 28_000) < 0.01]).toEqual([
      true,
      true,
      true,
    ]);
    const muted = aFilm([aTrack('video', [clip], { muted: true })], { media: facts(), range, rate: THIRTY });
    const silent = await exported(muted);
    expect((await codec.probe(silent.files.clip.file)).audio).toBeNull();
  });

  it('fails with a word where a medium is not there any more', async () => {
    const { report } = await exported(cutFilm(THIRTY), { sources: { 'upload:wood': sources()['upload:wood'] ?? '' } });
    expect(report).toMatchObject({ ok: false, failure: { kind: 'bad-file' } });
  });
});
