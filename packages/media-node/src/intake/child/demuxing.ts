import { INTAKE_LIMITS, type SoundFormat, type VideoFormat } from '../limits.ts';

/** The one demuxer a file may be read with; FFmpeg does not guess. */
export const DEMUXERS: Record<SoundFormat | VideoFormat, string> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  wav: 'wav',
  mp3: 'mp3',
  m4a: 'mov',
  ogg: 'ogg',
  flac: 'flac',
};

const VIDEO_DECODERS = ['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'libdav1d', 'libaom-av1', 'av1'];
/** What cameras, phones and recorders write; by FFmpeg's names of codecs. */
const SOUND_CODECS = ['aac', 'ac3', 'alac', 'eac3', 'flac', 'mp3', 'opus', 'vorbis'];
const PCM = ['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_u8'];
/** Decoders that go by another name than their codec. */
const OTHER_NAMES = ['mp3float', 'libopus', 'libvorbis', 'aac_fixed'];

export const isSoundTaken = (codec: string) => SOUND_CODECS.includes(codec) || PCM.includes(codec);

/** For whatever opens the file: it only, as what it was sniffed, with no decoder that is not needed. */
export const DEMUXER_OPTIONS = {
  protocol_whitelist: 'file',
  format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,wav,mp3,ogg,flac',
  codec_whitelist: [...VIDEO_DECODERS, ...SOUND_CODECS, ...PCM, ...OTHER_NAMES].join(','),
  // More than the policy allows, so that it can say so.
  max_streams: 100,
  probesize: 10_000_000,
  analyzeduration: 10_000_000,
} as const;

export const DECODER_OPTIONS = { max_pixels: INTAKE_LIMITS.pixels, threads: 1 } as const;

/** Of a video of so many seconds: a packet too many is enough to know. */
export const mostFrames = (seconds: number) => INTAKE_LIMITS.framesPerSecond * (seconds + 1) * 1.02;

/** Of a sound of so many seconds; the shortest packets, of Opus, hold 2.5 ms. */
export const mostSoundPackets = (seconds: number) => (seconds + 1) * 400;
