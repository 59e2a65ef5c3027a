import { smoothStep, hashText } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { addAmbience } from './ambience.ts';
import { addCutHits } from './cut-hits.ts';
import { CEILING, limitPeaks } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import { addPad } from './pad.ts';
import { addPlucks } from './plucks.ts';
import { writeScore } from './score.ts';
import { soundsOf } from './sounds.ts';
import { SAMPLE_RATE, silence, type Stereo } from './stereo.ts';

export interface Soundtrack extends Stereo {
  readonly sampleRate: 48000;
}

/** What streaming services and browsers play at, in LUFS. */
const TARGET = -16;
const FADE_IN = 0.25;
const FADE_OUT = 0.9;

function scale({ left, right }: Stereo, gain: number): void {
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) channel[index] = (channel[index] ?? 0) * gain;
  }
}

function fadeChannel(channel: Float32Array): void {
  const seconds = channel.length / SAMPLE_RATE;
  const [rise, fall] = [Math.min(FADE_IN, seconds / 4), Math.min(FADE_OUT, seconds / 4)];
  const falls = Math.floor((seconds - fall) * SAMPLE_RATE);
  for (let index = 0; index < rise * SAMPLE_RATE; index++) {
    channel[index] = (channel[index] ?? 0) * smoothStep(0, rise, index / SAMPLE_RATE);
  }
  for (let index = falls; index < channel.length; index++) {
    channel[index] = (channel[index] ?? 0) * (1 - smoothStep(seconds - fall, seconds, (index + 1) / SAMPLE_RATE));
  }
}

/** Brings the track to the target; once more after limiting, which takes a little away. */
function level(sound: Stereo): void {
  for (let pass = 0; pass < 2; pass++) {
    const loudness = measureLoudness(sound);
    if (!Number.isFinite(loudness)) return;
    scale(sound, 10 ** ((TARGET - loudness) / 20));
    limitPeaks(sound, CEILING);
  }
}

/** When each shot begins, in seconds. */
function startsOf({ shots }: ScenePlan): number[] {
  let start = 0;
  return shots.map(({ seconds }) => {
    start += seconds;
    return start - seconds;
  });
}

/** A cut is heard in the sounds around it too; so short a fade keeps it from cracking. */
const CUT_FADE = 0.03;

function mixIn(target: Float32Array, source: Float32Array, at: number): void {
  const fade = CUT_FADE * SAMPLE_RATE;
  source.forEach((value, index) => {
    const edge = Math.min(1, index / fade, (source.length - index) / fade);
    if (at + index < target.length) target[at + index] = (target[at + index] ?? 0) + value * edge;
  });
}

/** The sounds of the place; in a film that cuts, of each shot's place while it is shown. */
function addPlaces(sound: Stereo, plan: ScenePlan, seed: number): void {
  if (plan.shots.length === 0) {
    addAmbience(sound, soundsOf(plan), seed);
    return;
  }
  const starts = startsOf(plan);
  plan.shots.forEach((shot, index) => {
    const own = silence(shot.seconds);
    addAmbience(own, soundsOf(shot), seed ^ hashText(shot.composition));
    const at = Math.round((starts[index] ?? 0) * SAMPLE_RATE);
    mixIn(sound.left, own.left, at);
    mixIn(sound.right, own.right, at);
  });
}

/** Plays a plan: chords and a motif by mood and seed, over the sounds of its place and weather. */
export function synthesise(plan: ScenePlan): Soundtrack {
  const sound = silence(plan.seconds);
  const score = writeScore(plan);
  addPad(sound, score);
  addPlucks(sound, score);
  const seed = hashText(plan.composition) ^ plan.seed;
  addPlaces(sound, plan, seed);
  addCutHits(sound, startsOf(plan).slice(1), seed);
  fadeChannel(sound.left);
  fadeChannel(sound.right);
  level(sound);
  return { sampleRate: SAMPLE_RATE, ...sound };
}
