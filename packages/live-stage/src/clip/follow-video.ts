/** Seconds two clips may be apart before one is put right; less could not be seen. */
const DRIFT = 0.06;

type LeadingVideo = Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'playbackRate'> & EventTarget;
type LedVideo = Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'play' | 'pause'>;

const EVENTS = ['play', 'pause', 'seeking', 'seeked', 'timeupdate', 'ratechange'] as const;

function align(led: LedVideo, leader: LeadingVideo): void {
  // A shorter one waits at its end; how long it is isn't known at once.
  const isOver = leader.currentTime >= led.duration;
  const time = isOver ? led.duration : leader.currentTime;
  if (Math.abs(led.currentTime - time) > DRIFT) led.currentTime = time;
  if (led.playbackRate !== leader.playbackRate) led.playbackRate = leader.playbackRate;
  const stands = leader.paused || isOver;
  if (stands && !led.paused) led.pause();
  // A browser may refuse; then the other one stands still.
  if (!stands && led.paused) led.play().catch(() => {});
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
