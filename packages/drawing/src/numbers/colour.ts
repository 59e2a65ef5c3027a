import { clamp, lerp } from './math.ts';

/** `#rrggbb`; the engine keeps every colour in this form until it needs alpha. */
export type Colour = string;
type Triple = readonly [number, number, number];

const cache = new Map<Colour, Triple>();
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const toByte = (linear: number) => clamp(toGamma(Math.max(0, linear))) * 255;

/** Red, green and blue from 0 to 255; also reads the short form `#rgb`. */
export function parseHex(colour: Colour): Triple {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const channel = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const formatChannel = (value: number) =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0');

export function formatHex([red, green, blue]: Triple): Colour {
  return `#${formatChannel(red)}${formatChannel(green)}${formatChannel(blue)}`;
}

/** Lightness, a and b in OKLab, where equal steps look equal. */
export function toOklab(colour: Colour): Triple {
  const known = cache.get(colour);
  if (known) return known;
  const [red, green, blue] = parseHex(colour);
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (cache.size > 4096) cache.clear();
  cache.set(colour, lab);
  return lab;
}

export function fromOklab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return formatHex([
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** Mixes two colours in OKLab; share 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const t = clamp(share);
  const one = toOklab(first);
  const two = toOklab(second);
  return fromOklab([lerp(one[0], two[0], t), lerp(one[1], two[1], t), lerp(one[2], two[2], t)]);
}

/** Lighter or darker by a lightness step, with its colourfulness multiplied. */
export function shade(colour: Colour, step: number, chroma = 1): Colour {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([clamp(lightness + step), a * chroma, b * chroma]);
}

/** The colour as CSS with an alpha from 0 to 1. */
export function rgba(colour: Colour, alpha: number): string {
  const [red, green, blue] = parseHex(colour);
  return `rgba(${red},${green},${blue},${clamp(alpha)})`;
}
