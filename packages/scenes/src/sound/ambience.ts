import { TAU, createRandom } from '@kinora/drawing';
import type { Sound } from '@kinora/reading';

import { addBirds, addBubbles, addCrickets, addDrips, addDrops, addRumble, addVoices } from './events.ts';
import { applyBiquad, bandPass, highPass, lowPass, type Biquad } from './filter.ts';
import { createHiss, SAMPLE_RATE, type Stereo } from './stereo.ts';

interface Bed {
  readonly filters: readonly Biquad[];
  readonly gain: number;
  /** How it swells: strength from 0 to 1, and seconds of one wave. */
  readonly swell: number;
  readonly period: number;
}

const BEDS: Readonly<Partial<Record<Sound, Bed>>> = {
  rain: { filters: [highPass(900), lowPass(7000)], gain: 0.085, swell: 0.1, period: 3.1 },
  'rain-outside': { filters: [highPass(250), lowPass(1200)], gain: 0.1, swell: 0.1, period: 3.7 },
  wind: { filters: [bandPass(420, 0.8), lowPass(1500)], gain: 0.16, swell: 0.6, period: 4.3 },
  waves: { filters: [lowPass(950), highPass(90)], gain: 0.2, swell: 0.85, period: 5.2 },
  lapping: { filters: [bandPass(700, 0.9)], gain: 0.06, swell: 0.8, period: 2.4 },
  deep: { filters: [lowPass(220)], gain: 0.4, swell: 0.4, period: 6.1 },
  room: { filters: [lowPass(300), highPass(60)], gain: 0.09, swell: 0.1, period: 7.3 },
  city: { filters: [bandPass(240, 0.6), lowPass(900)], gain: 0.16, swell: 0.3, period: 4.9 },
  crowd: { filters: [bandPass(480, 0.7), lowPass(1600)], gain: 0.11, swell: 0.45, period: 2.3 },
  cavern: { filters: [lowPass(180)], gain: 0.22, swell: 0.3, period: 6.7 },
};
const EVENTS: Readonly<Partial<Record<Sound, (sound: Stereo, seed: number) => void>>> = {
  rain: addDrops,
  birds: addBirds,
  crickets: addCrickets,
  deep: addBubbles,
  crowd: addVoices,
  cavern: addDrips,
  thunder: addRumble,
};
const BLOCK = 128;

/** Noise of one channel through the bed's filters, rising and falling slowly. */
function fillChannel(target: Float32Array, { filters, gain, swell, period }: Bed, seed: number): void {
  const hiss = createHiss(seed);
  const noise = new Float32Array(target.length);
  for (let index = 0; index < noise.length; index++) noise[index] = hiss();
  for (const filter of filters) applyBiquad(noise, filter);
  const start = createRandom(seed)() * TAU;
  for (let block = 0; block < noise.length; block += BLOCK) {
    const wave = 0.5 + 0.5 * Math.sin(start + (TAU * block) / (period * SAMPLE_RATE));
    const level = gain * (1 - swell + swell * wave * wave);
    const end = Math.min(noise.length, block + BLOCK);
    for (let index = block; index < end; index++) target[index] = (target[index] ?? 0) + (noise[index] ?? 0) * level;
  }
}

/** Adds the sounds of a place and its weather. */
export function addAmbience(sound: Stereo, sounds: readonly Sound[], seed: number): void {
  sounds.forEach((name, index) => {
    const own = seed + index * 7919;
    const bed = BEDS[name];
    if (bed) {
      fillChannel(sound.left, bed, own);
      fillChannel(sound.right, bed, own ^ 0x9e37);
    }
    EVENTS[name]?.(sound, own);
  });
}
