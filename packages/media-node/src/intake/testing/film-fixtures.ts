import { rm } from 'node:fs/promises';

import {
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV444P,
  AVCOL_PRI_BT2020,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  type AVColorTransferCharacteristic,
} from 'node-av/constants';
import { Rational } from 'node-av/lib';

import type { ExpectedVideo, Fixture } from './fixture.ts';
import { joinFilms } from './join-films.ts';
import { makeFilm, type FilmRecipe } from './make-film.ts';
import type { Corner } from './test-card.ts';

/** Half a second at 24 frames. */
const HALF: ExpectedVideo = { width: 160, height: 90, fps: 24, frames: 12, hasSound: false };
const SHORT: FilmRecipe = { seconds: 0.5, sound: null };

const film = (name: string, recipe: FilmRecipe, expected: Partial<ExpectedVideo> = {}): Fixture => ({
  name,
  write: (file) => makeFilm(file, { ...SHORT, ...recipe }),
  verdict: { video: { ...HALF, hasSound: typeof recipe.sound === 'string', ...expected } },
});

const ONE = 65_536;
const BRIGHT = 1 << 30;
/** Where the axes go; the picture is moved back into view. */
const matrix = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  [
    [a * ONE, b * ONE, 0],
    [c * ONE, d * ONE, 0],
    [0, 0, BRIGHT],
  ].flat();
const turned = (corners: readonly [Corner, Corner, Corner, Corner], upright = false): Partial<ExpectedVideo> =>
  upright ? { width: 90, height: 160, corners } : { corners };

const VP9 = { muxer: 'webm', codec: 'libvpx-vp9', codecOptions: { deadline: 'realtime', 'cpu-used': 8 } } as const;
/** Whatever its container says, VP8 is in the colours of television before high definition (RFC 6386, section 9.2). */
const VP8 = { codec: 'libvpx', filters: 'scale=out_color_matrix=smpte170m:out_range=tv' } as const;
const HEVC = { codec: 'libx265', codecOptions: { preset: 'ultrafast', 'x265-params': 'log-level=none' } } as const;

/** The card in the light of a bright screen; its white is 203 cd/m2. */
function highDynamicRange(transfer: AVColorTransferCharacteristic, name: string): FilmRecipe {
  const from = 'format=gbrp,setparams=colorspace=gbr:color_primaries=bt709:color_trc=iec61966-2-1:range=pc';
  const light = 'zscale=t=linear:npl=203,format=gbrpf32le';
  return {
    pixelFormat: AV_PIX_FMT_YUV420P10LE,
    filters: `${from},${light},zscale=p=bt2020:t=${name}:m=bt2020nc:r=tv:npl=203`,
    configure(context) {
      context.colorPrimaries = AVCOL_PRI_BT2020;
      context.colorSpace = AVCOL_SPC_BT2020_NCL;
      context.colorTrc = transfer;
    },
  };
}

/** Tone mapping is not exact, and what displays call black differs. */
const MAPPED = { tolerance: 20 };

const CONTAINERS: readonly Fixture[] = [
  film('index-at-end.mp4', {}),
  film('index-first.mp4', { sound: 'aac', muxerOptions: { movflags: '+faststart' } }),
  film('fragmented.mp4', { sound: 'aac', muxerOptions: { movflags: '+frag_keyframe+empty_moov+default_base_moof' } }),
  film('quicktime.mov', { muxer: 'mov' }),
  film('opus.webm', { ...VP9, sound: 'libopus' }),
  film('live.webm', { ...VP9, muxerOptions: { live: 1 } }),
  film('webm-called.mp4', { ...VP9 }),
  film('mp4-called.webm', {}),
  film('words.mp4', { metadata: { title: '<script>alert(1)</script>' } }),
];

const CODECS: readonly Fixture[] = [
  film('vp8.webm', { ...VP9, ...VP8 }),
  film('hevc.mp4', { ...HEVC }),
  film('av1.mp4', { codec: 'libsvtav1', codecOptions: { preset: 12 } }),
  film('hdr10.mp4', { ...HEVC, ...highDynamicRange(AVCOL_TRC_SMPTE2084, 'smpte2084') }, MAPPED),
  film('hlg.mp4', { ...HEVC, ...highDynamicRange(AVCOL_TRC_ARIB_STD_B67, 'arib-std-b67') }, MAPPED),
  film('hdr-vp9.webm', { ...highDynamicRange(AVCOL_TRC_SMPTE2084, 'smpte2084'), ...VP9 }, MAPPED),
];

const SHAPES: readonly Fixture[] = [
  film(
    'turned-90.mp4',
    { matrix: matrix([0, 1], [-1, 0]) },
    turned(['bottomLeft', 'topLeft', 'bottomRight', 'topRight'], true),
  ),
  film(
    'turned-180.mov',
    { muxer: 'mov', matrix: matrix([-1, 0], [0, -1]) },
    turned(['bottomRight', 'bottomLeft', 'topRight', 'topLeft']),
  ),
  film(
    'turned-270.mp4',
    { matrix: matrix([0, -1], [1, 0]) },
    turned(['topRight', 'bottomRight', 'topLeft', 'bottomLeft'], true),
  ),
  film(
    'mirrored.mp4',
    { matrix: matrix([-1, 0], [0, 1]) },
    turned(['topRight', 'topLeft', 'bottomRight', 'bottomLeft']),
  ),
  film('odd-444.mp4', { width: 161, height: 91, pixelFormat: AV_PIX_FMT_YUV444P }),
  film('wide-pixels.mp4', {
    width: 80,
    configure(context) {
      context.sampleAspectRatio = new Rational(2, 1);
    },
  }),
  film('larger-than-kept.mp4', { width: 2400, height: 1350 }, { width: 1920, height: 1080 }),
  film(
    'interlaced.mp4',
    {
      height: 96,
      codecOptions: { preset: 'ultrafast', crf: 12, 'x264-params': 'tff=1' },
      filters: 'scale=out_color_matrix=bt709:out_range=tv,setfield=tff',
      configure: (context) => context.setFlags(AV_CODEC_FLAG_INTERLACED_DCT),
    },
    { height: 96 },
  ),
];

/** A call that gets larger when its line gets better. */
const CHANGING: Fixture = {
  name: 'changing-size.webm',
  async write(file) {
    const parts = [`${file}.small`, `${file}.large`];
    await makeFilm(`${file}.small`, { ...SHORT, ...VP9, ...VP8 });
    await makeFilm(`${file}.large`, { ...SHORT, ...VP9, ...VP8, width: 240, height: 136 });
    await joinFilms(file, parts);
    await Promise.all(parts.map((part) => rm(part)));
  },
  verdict: { video: { ...HALF, frames: 24 } },
};

const TIMES: readonly Fixture[] = [
  film('uneven-height.mp4', { height: 94 }, { height: 94 }),
  film('sound-goes-on.mp4', { sound: 'aac', soundSeconds: 3 }),
  film('sound-of-telephones.mov', { muxer: 'mov', sound: 'pcm_mulaw' }, { hasSound: false }),
  film('sound-stops.mp4', { sound: 'aac', soundSeconds: 0.2 }),
  // Twice as slow in its second half: 6 frames of one, 6 of two.
  film('uneven.mp4', { showAt: (index) => (index < 6 ? index : 6 + (index - 6) * 2) }, { frames: 18 }),
  film('twelve-a-second.mp4', { fps: 12, seconds: 1 }, { frames: 24 }),
  film('fifteen-a-second.mp4', { fps: 15, seconds: 1 }, { fps: 30, frames: 30 }),
  film('hundred-twenty-a-second.mp4', { fps: 120 }, { fps: 60, frames: 30 }),
];

/** Films that are taken, one for each way in which they can be unlike ours. */
export const FILM_FIXTURES: readonly Fixture[] = [...CONTAINERS, ...CODECS, ...SHAPES, CHANGING, ...TIMES];
