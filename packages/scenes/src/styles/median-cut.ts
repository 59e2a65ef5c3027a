type Pixel = readonly [red: number, green: number, blue: number];
type Channel = 0 | 1 | 2;
const CHANNELS: readonly Channel[] = [0, 1, 2];
/** Levels per channel of the lookup table: 15 bits in all. */
const LEVELS = 32;

function samplePixels(data: Uint8ClampedArray): Pixel[] {
  const pixels: Pixel[] = [];
  for (let index = 0; index + 2 < data.length; index += 20) {
    pixels.push([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]);
  }
  return pixels;
}

function spanOf(box: readonly Pixel[], channel: Channel): number {
  let low = 255;
  let high = 0;
  for (const pixel of box) {
    low = Math.min(low, pixel[channel]);
    high = Math.max(high, pixel[channel]);
  }
  return high - low;
}

interface Cut {
  readonly index: number;
  readonly channel: Channel;
  readonly score: number;
}

/** The box most worth dividing, and along which channel. */
function bestCut(boxes: readonly (readonly Pixel[])[]): Cut | null {
  let best: Cut | null = null;
  boxes.forEach((box, index) => {
    if (box.length < 2) return;
    for (const channel of CHANNELS) {
      const score = spanOf(box, channel) * box.length ** 0.3;
      if (!best || score > best.score) best = { index, channel, score };
    }
  });
  return best;
}

function divide(boxes: readonly Pixel[][], { index, channel }: Cut): Pixel[][] {
  const sorted = (boxes[index] ?? []).toSorted((one, two) => one[channel] - two[channel]);
  const half = sorted.length >> 1;
  return boxes.toSpliced(index, 1, sorted.slice(0, half), sorted.slice(half));
}

function average(box: readonly Pixel[]): Pixel {
  const mean = (channel: Channel) => Math.round(box.reduce((sum, pixel) => sum + pixel[channel], 0) / box.length);
  return [mean(0), mean(1), mean(2)];
}

/** Median cut: the colours that divide an image's pixels best. `data` is RGBA bytes. */
export function chooseColours(data: Uint8ClampedArray, count: number): Pixel[] {
  let boxes = [samplePixels(data)];
  while (boxes.length < count) {
    const cut = bestCut(boxes);
    if (!cut) break;
    boxes = divide(boxes, cut);
  }
  return boxes.filter((box) => box.length > 0).map(average);
}

function nearest(colours: readonly Pixel[], [red, green, blue]: Pixel): number {
  let least = Number.POSITIVE_INFINITY;
  let packed = 0;
  for (const [r, g, b] of colours) {
    const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    packed = (r << 16) | (g << 8) | b;
  }
  return packed;
}

/** From five bits per channel to the nearest colour, packed as 0xrrggbb. */
export function buildLookup(colours: readonly Pixel[]): Uint32Array {
  const step = 255 / (LEVELS - 1);
  return Uint32Array.from({ length: LEVELS ** 3 }, (_, key) =>
    nearest(colours, [(key >> 10) * step, ((key >> 5) & 31) * step, (key & 31) * step]),
  );
}
