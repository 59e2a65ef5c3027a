import { planScene, readShot } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { readPictureWish } from '../photo/read-picture-wish.ts';
import { ADDITIONS } from './additions.data.ts';
import { improvePrompt } from './improve-prompt.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 3, style: 'ink', seed: 1 } as const;
const scene = { seed: 1, isOfPicture: false };
const picture = { seed: 1, isOfPicture: true };
const LANGUAGES = Object.entries(ADDITIONS);

describe('what can be added', () => {
  it.each(LANGUAGES)('is drawn, every word of it, in %s', (language, { times, dayAirs, nightAirs, cameras }) => {
    for (const addition of [...times, ...dayAirs, ...nightAirs, ...cameras]) {
      const prompt = `${language === 'de' ? 'ein Fuchs im Wald' : 'a fox in a forest'}, ${addition}`;
      expect([addition, planScene(prompt, OPTIONS).missed]).toEqual([addition, []]);
    }
  });

  it.each(LANGUAGES)('moves a picture, or is seen before it, in %s', (_language, { pictureAirs, pictureCameras }) => {
    for (const addition of pictureAirs)
      expect([addition, readPictureWish(addition).atmospheres.length]).toEqual([addition, 1]);
    for (const addition of pictureCameras)
      expect([addition, readPictureWish(addition).move === null]).toEqual([addition, false]);
  });

  it.each(LANGUAGES)('is found again as what it was added for, in %s', (_language, { times, cameras }) => {
    for (const addition of cameras) expect(readShot(addition, { seed: 0, avoid: '' }).camera).not.toBeNull();
    for (const addition of times) expect(improvePrompt(addition, scene).added).toHaveLength(2);
  });
});

describe('improvePrompt', () => {
  it('adds what is left open and keeps what is written', () => {
    const { text, added } = improvePrompt('A fox in a forest. ', scene);
    expect(text).toBe(`A fox in a forest, ${added.join(', ')}`);
    expect(added).toHaveLength(3);
    expect(improvePrompt(text, scene)).toEqual({ text, added: [] });
  });

  it('adds only what is not there', () => {
    expect(improvePrompt('a fox at dusk, zoom out', scene).added).toHaveLength(1);
    expect(improvePrompt('a girl in a kitchen', scene).added).toHaveLength(1);
    expect(improvePrompt('a fox in the snow at night, pan left', scene).added).toEqual([]);
  });

  it('speaks the language of the prompt', () => {
    const { added } = improvePrompt('ein Fuchs läuft durch den Wald', scene);
    const german = Object.values(ADDITIONS.de).flat();
    expect(added.every((addition) => german.includes(addition))).toBe(true);
  });

  it('proposes something else for another seed, and the same for the same', () => {
    const proposals = Array.from({ length: 12 }, (_, seed) => improvePrompt('a fox', { ...scene, seed }).text);
    expect(new Set(proposals).size).toBeGreaterThan(5);
    expect(improvePrompt('a fox', scene)).toEqual(improvePrompt('a fox', scene));
  });

  it('gives a picture air and a move', () => {
    expect(improvePrompt('', picture).added).toHaveLength(2);
    expect(improvePrompt('snow, slow orbit', picture).added).toEqual([]);
  });
});
