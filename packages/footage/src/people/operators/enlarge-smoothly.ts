import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

interface Between {
  readonly before: number;
  readonly after: number;
  readonly share: number;
}

/** Between which two lines each new line lies; pixels are measured from their middles. */
function linesBetween(from: number, to: number): Between[] {
  return Array.from({ length: to }, (_, at) => {
    const place = ((at + 0.5) * from) / to - 0.5;
    const before = Math.max(0, Math.floor(place));
    return { before, after: Math.min(from - 1, before + 1), share: Math.max(0, place - before) };
  });
}

/** Bilinear resizing. Input: the picture; its new size is all that is read of the second. */
export const enlargeSmoothly: Operator = (inputs, { size }) => {
  const { height, width, channels, data } = tensorAt(inputs, 0);
  const made = createTensor(size);
  const columns = linesBetween(width, size.width);
  let at = 0;
  for (const { before: above, after: below, share: down } of linesBetween(height, size.height)) {
    for (const { before, after, share } of columns) {
      const [topLeft, topRight] = [(above * width + before) * channels, (above * width + after) * channels];
      const [lowLeft, lowRight] = [(below * width + before) * channels, (below * width + after) * channels];
      for (let channel = 0; channel < channels; channel++, at++) {
        const upper = (data[topLeft + channel] ?? 0) * (1 - share) + (data[topRight + channel] ?? 0) * share;
        const lower = (data[lowLeft + channel] ?? 0) * (1 - share) + (data[lowRight + channel] ?? 0) * share;
        made.data[at] = upper * (1 - down) + lower * down;
      }
    }
  }
  return made;
};
