import { createRandom, hashText, type Random } from '@kinora/drawing';
import { splitQuote, readShot, type Reading, traitsOf, splitShots, chooseRule } from '@kinora/reading';

import { readPictureWish } from '../photo/read-picture-wish.ts';
import { ADDITIONS } from './additions.data.ts';

export interface ImproveOptions {
  /** Another number, another proposal. */
  readonly seed: number;
  /** The words stand beside a picture of the member's. */
  readonly isOfPicture: boolean;
}

/** A prompt and what was put behind it. */
export interface ImprovedPrompt {
  readonly text: string;
  /** In the order in which they follow the prompt; none where it says everything already. */
  readonly added: readonly string[];
}

const LONGEST_PROMPT = 5000;

const pick = (list: readonly string[], random: Random): string => list[Math.floor(random() * list.length)] ?? '';

const languageOf = ({ lexicon }: Reading): keyof typeof ADDITIONS => (lexicon.language === 'de' ? 'de' : 'en');

/** What a scene does not say: its hour, what is in its air, and how the camera moves. */
function forScene(reading: Reading, random: Random): string[] {
  const { words, lexicon, setting, camera, air, framing } = reading;
  const { times, dayAirs, nightAirs, cameras } = ADDITIONS[languageOf(reading)];
  const isOutdoors = traitsOf(setting.set).indoors !== true;
  const hasTime = chooseRule(words, lexicon.conditions.times) !== null;
  const hasAir = air !== null || chooseRule(words, lexicon.conditions.weathers) !== null;
  const airs = hasTime && setting.time === 'night' ? nightAirs : dayAirs;
  return [
    ...(hasTime || !isOutdoors ? [] : [pick(times, random)]),
    ...(hasAir || !isOutdoors ? [] : [pick(airs, random)]),
    ...(camera || framing ? [] : [pick(cameras, random)]),
  ];
}

/** What the words beside a picture do not say: what is in its air, and how the camera moves. */
function forPicture(reading: Reading, { prompt, random }: { prompt: string; random: Random }): string[] {
  const { move, atmospheres } = readPictureWish(prompt);
  const { pictureAirs, pictureCameras } = ADDITIONS[languageOf(reading)];
  return [
    ...(atmospheres.length > 0 ? [] : [pick(pictureAirs, random)]),
    ...(move ? [] : [pick(pictureCameras, random)]),
  ];
}

/**
 * Puts behind a prompt what it leaves open, in its language and in words the engine draws. What somebody has written
 * stays as it is; where there are several shots, only the last one is added to.
 */
export function improvePrompt(prompt: string, { seed, isOfPicture }: ImproveOptions): ImprovedPrompt {
  const tidy = prompt
    .slice(0, LONGEST_PROMPT)
    .trim()
    .replace(/[\s.,;:]+$/u, '');
  const shots = splitShots(tidy);
  const last = splitQuote(shots.at(-1)?.text ?? tidy).rest;
  const reading = readShot(last, { seed: 0, avoid: '' });
  const random = createRandom(hashText(tidy) ^ seed);
  const added = isOfPicture ? forPicture(reading, { prompt: tidy, random }) : forScene(reading, random);
  if (added.length === 0) return { text: prompt, added };
  return { text: [tidy, ...added].filter((part) => part !== '').join(', '), added };
}
