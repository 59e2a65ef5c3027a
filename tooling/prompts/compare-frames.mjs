/** From here on a channel of 256 steps is seen to differ. */
const VISIBLE = 20;

const pixelsOf = (canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** How many pixels of some frames are seen to differ from those of others, at the instant where most of them do. */
export function changedPixels(frames, others) {
  const counts = frames.map((frame, index) => {
    const [one, other] = [pixelsOf(frame), pixelsOf(others[index])];
    let changed = 0;
    for (let at = 0; at < one.length; at += 4) {
      const difference = Math.max(
        Math.abs(one[at] - other[at]),
        Math.abs(one[at + 1] - other[at + 1]),
        Math.abs(one[at + 2] - other[at + 2]),
      );
      if (difference >= VISIBLE) changed += 1;
    }
    return changed;
  });
  return Math.max(...counts);
}
