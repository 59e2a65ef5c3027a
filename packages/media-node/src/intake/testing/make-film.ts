import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_FATAL,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  type AVPixelFormat,
  type AVSampleFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Codec, Dictionary, FormatContext, Log, Rational, type CodecContext } from 'node-av/lib';

import { tagVideo } from '../../codec/adapters/node-av-frame.ts';
import { checked, found } from '../../codec/adapters/node-av-problem.ts';
import { openTrack, type Track } from '../../codec/adapters/node-av-track.ts';
import { openFilterChain } from '../child/node-av-filter.ts';
import { cardFilters } from './test-card.ts';

/** How a film for a test is made; a second of 160 x 90 at 24 frames in H.264 and AAC unless said otherwise. */
export interface FilmRecipe {
  readonly muxer?: string;
  readonly muxerOptions?: Record<string, number | string>;
  readonly width?: number;
  readonly height?: number;
  readonly fps?: number;
  readonly seconds?: number;
  /** `null` for a film without pictures. */
  readonly codec?: string | null;
  readonly codecOptions?: Record<string, number | string>;
  readonly pixelFormat?: AVPixelFormat;
  /** Filters behind the test card, which is RGB. */
  readonly filters?: string;
  readonly configure?: (context: CodecContext) => void;
  /** Nine numbers in rows, as a display matrix holds them. */
  readonly matrix?: readonly number[];
  /** When a frame is shown, in frames; by default at its own number. */
  readonly showAt?: (index: number) => number;
  readonly sound?: string | null;
  readonly soundSeconds?: number;
  /** How many tracks have the same pictures. */
  readonly videos?: number;
  /** Words for the file itself. */
  readonly metadata?: Record<string, string>;
}

const TO_VIDEO = 'scale=out_color_matrix=bt709:out_range=tv';

const DEFAULTS = {
  muxer: 'mp4',
  width: 160,
  height: 90,
  fps: 24,
  seconds: 1,
  codec: 'libx264',
  pixelFormat: AV_PIX_FMT_YUV420P,
  filters: TO_VIDEO,
  sound: 'aac',
  videos: 1,
} as const;

type Recipe = FilmRecipe & Required<Pick<FilmRecipe, keyof typeof DEFAULTS>>;

/** The bindings brand the names of encoders. */
const encoderOf = (name: string) => Codec.findEncoderByName(name as FFEncoderCodec);

/** Draws the test card of `test-card.ts` for every frame and writes it as the recipe says. */
export async function makeFilm(file: string, given: FilmRecipe = {}): Promise<void> {
  const recipe: Recipe = { ...DEFAULTS, ...given };
  Log.setLevel(AV_LOG_FATAL);
  const container = new FormatContext();
  checked(container.allocOutputContext2(null, recipe.muxer, file), 'choosing the container');
  container.metadata = Dictionary.fromObject(recipe.metadata ?? {});
  const pictures = await pictureTracks(container, recipe);
  const sound = recipe.sound === null ? null : await soundTrack(container, recipe.sound);
  turn(container, recipe);
  checked(await container.openOutput(), 'opening the file');
  checked(await container.writeHeader(Dictionary.fromObject(recipe.muxerOptions ?? {})), 'writing the header');
  if (sound !== null) await writeSound(sound, recipe);
  for (const track of pictures) await writePictures(track, recipe);
  checked(await container.writeTrailer(), 'writing the index');
  for (const track of [...pictures, ...(sound === null ? [] : [sound])]) track.close();
  await container.closeOutput();
  container.freeContext();
}

function turn({ streams }: FormatContext, { matrix, videos }: Recipe) {
  if (matrix === undefined) return;
  const bytes = Buffer.from(Int32Array.from(matrix).buffer);
  for (const { codecpar } of streams.slice(0, videos)) codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, bytes);
}

async function pictureTracks(container: FormatContext, recipe: Recipe): Promise<Track[]> {
  const { codec, codecOptions, configure, fps, height, pixelFormat, videos, width } = recipe;
  if (codec === null) return [];
  const tracks: Track[] = [];
  for (let index = 0; index < videos; index += 1) {
    const track = await openTrack(container, {
      codec: found(encoderOf(codec), codec),
      timeBase: new Rational(1, fps),
      options: codecOptions ?? (codec === 'libx264' ? { preset: 'ultrafast', crf: 12 } : {}),
      configure(context) {
        context.width = width;
        context.height = height;
        context.framerate = new Rational(fps, 1);
        context.pixelFormat = pixelFormat;
        context.threadCount = 1;
        tagVideo(context);
        configure?.(context);
      },
    });
    tracks.push(track);
  }
  return tracks;
}

async function writePictures(track: Track, recipe: Recipe) {
  const format = `format=${String(recipe.pixelFormat)}`;
  const chain = openFilterChain(cardFilters(recipe), `${recipe.filters},${format}`);
  const showAt = recipe.showAt ?? ((index: number) => index);
  for (let frame = chain.next(), index = 0; frame; frame = chain.next(), index += 1) {
    frame.pts = BigInt(showAt(index));
    frame.pictType = AV_PICTURE_TYPE_NONE;
    await track.send(frame);
  }
  await track.send(null);
  chain.close();
}

/** What encoders of sound take at a time, but for those that take what AAC does. */
const SOUND_FORMS: Readonly<Record<string, { format: AVSampleFormat; samples: number }>> = {
  flac: { format: AV_SAMPLE_FMT_S16, samples: 4608 },
  libmp3lame: { format: AV_SAMPLE_FMT_FLTP, samples: 1152 },
  libopus: { format: AV_SAMPLE_FMT_FLT, samples: 960 },
  libvorbis: { format: AV_SAMPLE_FMT_FLTP, samples: 64 },
  pcm_mulaw: { format: AV_SAMPLE_FMT_S16, samples: 1024 },
  pcm_s16le: { format: AV_SAMPLE_FMT_S16, samples: 1024 },
};

const soundForm = (codec: string | null) => SOUND_FORMS[codec ?? ''] ?? { format: AV_SAMPLE_FMT_FLTP, samples: 1024 };

function soundTrack(container: FormatContext, codec: string): Promise<Track> {
  return openTrack(container, {
    codec: found(encoderOf(codec), codec),
    timeBase: new Rational(1, 48_000),
    options: {},
    configure(context) {
      context.sampleRate = 48_000;
      context.sampleFormat = soundForm(codec).format;
      context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
      context.bitRate = 96_000n;
    },
  });
}

async function writeSound(track: Track, { seconds, sound, soundSeconds = seconds }: Recipe) {
  const { format, samples } = soundForm(sound);
  const chain = openFilterChain(
    `aevalsrc=sin(440*2*PI*t)/2:s=48000:d=${String(soundSeconds)}`,
    `aformat=sample_fmts=${String(format)}:channel_layouts=stereo,asetnsamples=n=${String(samples)}:p=0`,
  );
  for (let frame = chain.next(); frame; frame = chain.next()) await track.send(frame);
  await track.send(null);
  chain.close();
}
