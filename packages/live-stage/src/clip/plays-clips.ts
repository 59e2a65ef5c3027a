/** H.264 High with AAC in an MP4 file: what every clip is. */
const CLIP_TYPE = 'video/mp4; codecs="avc1.640028, mp4a.40.2"';

/** Whether this browser plays the files that clips are. */
export const playsClips = (video: Pick<HTMLVideoElement, 'canPlayType'> = document.createElement('video')): boolean =>
  video.canPlayType(CLIP_TYPE) !== '';
