import { clamp, contextOf, lerp, type Canvas } from '@kinora/drawing';
import type { Material } from '@kinora/subjects';

import { GRAINS } from './grains.ts';
import { SUBSTANCES, type Substance } from './materials.data.ts';

/** A drawing: its pixels per unit, and where its origin lies. */
export interface Drawn {
  readonly size: number;
  readonly originX: number;
  readonly originY: number;
}

/** Makes a drawing of a material, in place, before it is lit; tells how much of its light is its own. */
export type MakeOf = (material: Material, canvas: Canvas, drawn: Drawn) => number;

/** Red, green, blue and opacity. */
type Data = Uint8ClampedArray | Uint8Array;

const lightness = (data: Data, at: number) =>
  ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / 255;

/** Of all opaque pixels, the darkest and the lightest but for a few. */
function rangeOf(data: Data): readonly [dark: number, light: number] {
  const counts = new Uint32Array(64);
  let all = 0;
  for (let at = 0; at < data.length; at += 16) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const step = Math.min(63, Math.floor(lightness(data, at) * 64));
    counts[step] = (counts[step] ?? 0) + 1;
    all++;
  }
  const after = (share: number) => {
    let sum = 0;
    return Math.max(
      0,
      counts.findIndex((count) => (sum += count) > all * share),
    );
  };
  const [dark, light] = [after(0.04) / 64, after(0.96) / 64];
  return light - dark < 0.2 ? [Math.max(0, dark - 0.14), Math.min(1, light + 0.14)] : [dark, light];
}

/** A colour of a ramp, 0 dark to 1 light. */
function onRamp({ ramp }: Substance, share: number, channel: 0 | 1 | 2): number {
  const place = clamp(share) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  return lerp(ramp[index]?.[channel] ?? 0, ramp[index + 1]?.[channel] ?? 0, place - index);
}

/** How much of an edge a pixel lies on: of the shape, or between two of its colours. */
function edgeAt(data: Data, at: number, step: number): number {
  const here = lightness(data, at);
  let edge = 0;
  for (const next of [at - step * 4, at + step * 4]) {
    if (next < 0 || next >= data.length) continue;
    const gone = 1 - (data[next + 3] ?? 0) / 255;
    edge = Math.max(edge, gone, Math.abs(lightness(data, next) - here) * 3.2 * (1 - gone));
  }
  return clamp(edge);
}

const CHANNELS = [0, 1, 2] as const;

export const makeOf: MakeOf = (material, canvas, { size, originX, originY }) => {
  const substance = SUBSTANCES[material];
  const { edges, gloss, hides, keeps, relief } = substance;
  const grain = GRAINS[substance.grain];
  const ctx = contextOf(canvas);
  const pixels = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const { data, width, height } = pixels;
  const before = data.slice();
  const [dark, light] = rangeOf(before);
  const reach = Math.max(1, Math.round(size * 0.012));
  const edgeOf = (at: number) => Math.max(edgeAt(before, at, reach), edgeAt(before, at, reach * width)) * edges;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const opacity = before[at + 3] ?? 0;
      if (opacity === 0) continue;
      const own = clamp((lightness(before, at) - dark) / (light - dark));
      const shine = gloss * Math.sin(own * 11 + ((y - originY) / size) * 5);
      const grained = relief * grain((x - originX) / size, (y - originY) / size);
      const edge = edges > 0 ? edgeOf(at) : 0;
      const share = 0.14 + own * 0.68 + shine + grained + edge * 0.5;
      for (const channel of CHANNELS) {
        const kept = (before[at + channel] ?? 0) * (1 + grained);
        data[at + channel] = lerp(onRamp(substance, share, channel), kept, keeps);
      }
      data[at + 3] = opacity * clamp(hides + edge * 0.6 + Math.max(0, grained) * 0.5 * (1 - hides));
    }
  }
  ctx.putImageData(pixels, 0, 0);
  return substance.glow ?? 0;
};
