const two = (value: number): string => String(value).padStart(2, '0');

/** "0:02.3": the moment of a frame. */
export function momentText(frame: number, fps: number): string {
  const tenths = Math.floor((frame * 10) / fps);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}.${tenths % 10}`;
}

/** "0:05": how long a film is. */
export function lengthText(frames: number, fps: number): string {
  const seconds = Math.round(frames / fps);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
