import { expect, it } from 'vitest';

import { aLayer, anEffect, aTitle } from '../testing/a-layer.ts';
import { layerFonts } from './layer-fonts.ts';

it('names the fonts of a title and of words in its effects, each once', () => {
  expect(layerFonts(aLayer({ effects: [anEffect('restyle:noir')] }))).toEqual([]);
  expect(layerFonts(aTitle('湖'))).toEqual(['Kinora Outfit', 'Kinora Shippori Mincho Japanese']);
  const worded = anEffect('recipe:big-board', { text: 'Hello صباح' });
  expect(layerFonts(aLayer({ effects: [worded] }))).toContain('Kinora Noto Naskh Arabic');
  expect(layerFonts(aLayer({ effects: [anEffect('recipe:nothing')] }))).toEqual([]);
  const fonts = layerFonts(aTitle('Hello', { effects: [worded, worded] }));
  expect(new Set(fonts).size).toBe(fonts.length);
});
