/** Seconds two clips may be apart before one is put right; less could not be seen. */
const DRIFT = 0.06;

type LedVideo = Pick<HTMLVideoElement, 'currentTime' | 'playbackRate' | 'paused' | 'loop' | 'play' | 'pause'>;
type LeadingVideo = LedVideo & EventTarget;

const EVENTS = ['play', 'pause', 'seeking', 'seeked', 'timeupdate', 'ratechange'] as const;

function align(led: LedVideo, leader: LedVideo): void {
  if (Math.abs(led.currentTime - leader.currentTime) > DRIFT) led.currentTime = leader.currentTime;
  if (led.playbackRate !== leader.playbackRate) led.playbackRate = leader.playbackRate;
  if (leader.paused && !led.paused) led.pause();
  // A browser may refuse; then the other one stands still.
  if (!leader.paused && led.paused) led.play().catch(() => {});
}

/** Keeps one video in step with another; call what it returns to let it go. */
export function followVideo(led: LedVideo, leader: LeadingVideo): () => void {
  const follow = () => align(led, leader);
  for (const name of EVENTS) leader.addEventListener(name, follow);
  follow();
  return () => {
    for (const name of EVENTS) leader.removeEventListener(name, follow);
  };
}
