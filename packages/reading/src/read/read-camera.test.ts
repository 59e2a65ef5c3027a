import { describe, expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { planScene, type PlanOptions } from './plan-scene.ts';
import { readCamera } from './read-camera.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 9 };
const plan = (prompt: string) => planScene(prompt, OPTIONS);
const sceneOf = (prompt: string) =>
  readCamera(splitWords(prompt, ENGLISH), ENGLISH)
    .scene.map(({ text }) => text || '-')
    .join(' ');

const { angles, cameras, framings, loneCameras } = ENGLISH.conditions;
const PHRASES = [angles, cameras, framings, loneCameras]
  .flatMap((rules) => rules.flatMap(([, phrases]: readonly [unknown, readonly string[]]) => phrases))
  .map((phrase) => phrase.replaceAll('*', ''));
const LISTS = ['birds', 'two gulls, clouds', 'a cat and a dog', 'a bird, fog', 'cliffs, a deer'];
const SCENES = ['A lighthouse by the sea', 'a lighthouse by the sea at night, storm'];

/** How the first of the cast stands to the others. */
const relationOf = ({ cast }: ScenePlan) => cast[0]?.relation ?? null;

describe('words about the camera', () => {
  const bare = LISTS.map((list, index) => ({ list, index, made: plan(`${SCENES[index % 2]}, ${list}`) }));

  it.each(PHRASES)('"%s" before a list puts nothing anywhere', (phrase) => {
    for (const { list, index, made } of bare) {
      const { cast, set } = plan(`${SCENES[index % 2]}, ${index > 2 ? 'slow ' : ''}${phrase}, ${list}`);
      expect({ cast, set }).toEqual({ cast: made.cast, set: 'sea' });
      expect(cast[0]?.relation).toBeNull();
    }
  });

  it('are used up, with the words for their pace', () => {
    expect(sceneOf('a fox, slow push in, birds')).toBe('a fox - - - birds');
    expect(sceneOf('a fox, smooth camera pan to the left, then tilt up')).toBe('a fox - - - - - - then - -');
  });

  it('name a move alone between commas, and nothing else there', () => {
    expect(readCamera(splitWords('a fox, slow orbit', ENGLISH), ENGLISH).camera?.value).toBe('orbit');
    expect(plan('a fox, orbit')).toMatchObject({ camera: 'orbit', set: 'forest' });
    expect(plan('a satellite in orbit').set).toBe('space');
    expect(plan('an astronaut, in orbit').camera).toBe('orbit');
  });

  it('have the objects behind them', () => {
    expect(relationOf(plan('a lighthouse by the sea, zoom in on the birds'))).toBeNull();
    expect(relationOf(plan('a fox, close up, beside a dog'))).toEqual({ kind: 'beside', to: 1 });
  });
});

it('keeps what is heard out of the picture', () => {
  const bare = plan('a jellyfish');
  for (const heard of ['soft piano music', 'the sound of waves and gulls', 'city noise']) {
    expect(plan(`a jellyfish, ${heard}`)).toMatchObject({ set: bare.set, cast: bare.cast });
  }
  expect(plan('music').set).toBe('abstract');
});

describe('a preposition with nothing behind it', () => {
  const PREPOSITIONS = ENGLISH.relations.flatMap(([, phrases]) => phrases).filter((phrase) => !phrase.includes('*'));

  it.each(PREPOSITIONS)('"%s," has no object', (phrase) => {
    expect(relationOf(plan(`a fox ${phrase}, a dog`))).toBeNull();
    expect(relationOf(plan(`a fox ${phrase} - a dog`))).toBeNull();
  });

  it('makes no place of the next clause', () => {
    expect(plan('a fox in the forest, push in, hospital').set).toBe('forest');
    expect(plan('a boat under, water').set).toBe('sea');
  });
});

it.each([
  ['a knight seen from below', 'below'],
  ['a car in the desert, aerial view', 'above'],
  ['a car in the desert, drone shot', 'above'],
  ['ein Ritter aus der Froschperspektive', 'below'],
  ['trois voiliers vus du ciel', 'above'],
  ['un gato visto desde abajo', 'below'],
  ['a cat', 'level'],
])('%s is seen from %s', (prompt, angle) => {
  expect(plan(prompt).angle).toBe(angle);
});

it('claims the view that it draws', () => {
  expect(plan('a knight seen from below').seen).toContain('seen from below');
});
