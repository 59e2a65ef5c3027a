/** What a key does to a clip that plays. */
export type PlayerAct = 'play' | 'back' | 'ahead' | 'frame-back' | 'frame-ahead' | 'loop' | 'mute' | 'full-screen';

const KEYS: Readonly<Record<string, PlayerAct>> = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'ahead',
  ',': 'frame-back',
  '.': 'frame-ahead',
  l: 'loop',
  m: 'mute',
  f: 'full-screen',
};

/** Undefined for every other key. Film time runs from left to right in every script. */
export const actOf = (key: string): PlayerAct | undefined => KEYS[key.length === 1 ? key.toLowerCase() : key];

/** Seconds: a step, and a frame of clips of 24 a second. */
const STEP = 1;
const FRAME = 1 / 24;

type Video = Pick<
  HTMLVideoElement,
  'currentTime' | 'duration' | 'loop' | 'muted' | 'pause' | 'paused' | 'play' | 'requestFullscreen'
>;

function seek(video: Video, by: number) {
  const end = Number.isFinite(video.duration) ? video.duration : 0;
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + by));
}

function seekFrame(video: Video, by: number) {
  video.pause();
  seek(video, by);
}

/** A browser may refuse to play or to fill the screen; then everything stays as it is. */
const refused = () => undefined;

const ACTS: Readonly<Record<PlayerAct, (video: Video) => void>> = {
  play: (video) => (video.paused ? void video.play().catch(refused) : video.pause()),
  back: (video) => seek(video, -STEP),
  ahead: (video) => seek(video, STEP),
  'frame-back': (video) => seekFrame(video, -FRAME),
  'frame-ahead': (video) => seekFrame(video, FRAME),
  loop: (video) => {
    video.loop = !video.loop;
  },
  mute: (video) => {
    video.muted = !video.muted;
  },
  'full-screen': (video) => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(refused);
    else void video.requestFullscreen().catch(refused);
  },
};

export const actOn = (video: Video, act: PlayerAct): void => ACTS[act](video);
