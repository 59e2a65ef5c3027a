import { expect, it } from 'vitest';

import { printableLines, TITLE_FONTS, titleFamilies, titleFont } from './title-fonts.ts';

it('knows the engine’s own families and takes the usual one for others', () => {
  expect(titleFont('Kinora Silkscreen')).toEqual({ family: 'Kinora Silkscreen', weight: 400 });
  expect(titleFont('Comic Sans MS').family).toBe(TITLE_FONTS[0]);
  expect(titleFont('toString').family).toBe(TITLE_FONTS[0]);
});

it('names the families of all its letters', () => {
  expect(titleFamilies('Čaj', 'Kinora Caveat')).toEqual(['Kinora Caveat', 'Kinora Caveat Extended']);
  expect(titleFamilies('صباح', 'Kinora Outfit')).toEqual(['Kinora Outfit', 'Kinora Noto Naskh Arabic']);
  expect(titleFamilies('湖', 'Kinora Outfit')).toEqual(['Kinora Outfit', 'Kinora Shippori Mincho Japanese']);
});

it('keeps typed lines and drops what no font has', () => {
  expect(printableLines('One\r\n\nTwo 🦊\u0007 three')).toEqual(['One', '', 'Two three']);
});
