/** What a stranger's file may be at most, and at least; its bytes and length depend on its use (`UPLOAD_LIMITS`). */
export const INTAKE_LIMITS = {
  leastSeconds: { video: 0.5, sound: 0.05 },
  /** Cameras that stop after a minute stop a little later. */
  spareSeconds: 0.1,
  /** Of a displayed frame; sides are in pixels of the file. */
  videoSide: { least: 16, most: 4096 },
  pictureSide: { least: 16, most: 16_384 },
  /** Of one frame or picture: 8192 x 4320. */
  pixels: 35_389_440,
  framesPerSecond: 120,
  /** Tracks of any kind in one file. */
  streams: 16,
} as const;

/** What comes out of it. */
export const INTAKE_OUTPUT = {
  /** A video fits into 1920 x 1080, or 1080 x 1920 when it stands upright. */
  videoSides: { long: 1920, short: 1080 },
  pictureSide: 2048,
  /** A rate of a source is replaced by one of these. */
  framesPerSecond: [24, 25, 30, 50, 60],
} as const;

export const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
export const VIDEO_FORMATS = ['mp4', 'mov', 'webm'] as const;
export const SOUND_FORMATS = ['wav', 'mp3', 'm4a', 'ogg', 'flac'] as const;
export const VIDEO_CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
export type SoundFormat = (typeof SOUND_FORMATS)[number];
