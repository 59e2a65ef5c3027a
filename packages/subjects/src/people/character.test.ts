import { describe, expect, it } from 'vitest';

import { BEARDS } from './beards.data.ts';
import { characterOf } from './character.ts';
import { DARK_SKINS, IRISES } from './figure-colours.ts';

describe('a character', () => {
  it('is the same for the same looks, and another for another variant', () => {
    const looks = { kind: 'woman', variant: 2 };
    expect(characterOf(looks)).toEqual(characterOf(looks));
    expect(characterOf({ ...looks, variant: 3 }).palette).not.toEqual(characterOf(looks).palette);
  });

  it('wears the colour of the prompt, on the hat where that is what is asked for', () => {
    const tint = '#d63a2f';
    expect(characterOf({ kind: 'girl', costume: 'dress', tint }).palette['main']).toBe(tint);
    const hatted = characterOf({ kind: 'boy', costume: 'hat', tint }).palette;
    expect(hatted['hat']).toBe(tint);
    expect(hatted['main']).not.toBe(tint);
  });

  it('has a costume’s beard only where a beard may grow', () => {
    expect(characterOf({ kind: 'man', costume: 'santa' }).beard).toBe(BEARDS.full);
    expect(characterOf({ kind: 'woman', costume: 'santa' }).beard).toBe(BEARDS.none);
    const white = characterOf({ kind: 'man', costume: 'santa' }).palette['hair'];
    expect(characterOf({ kind: 'girl', costume: 'santa' }).palette['hair']).not.toBe(white);
  });

  it('has brown eyes under dark skin', () => {
    const people = Array.from({ length: 12 }, (_, variant) => characterOf({ kind: 'man', variant }).palette);
    const dark = people.filter(({ skin = '' }) => DARK_SKINS.includes(skin));
    expect(dark.length).toBeGreaterThan(0);
    expect(dark.every(({ iris }) => iris === IRISES[0])).toBe(true);
  });

  it('swims in swimwear unless it wears something else', () => {
    expect(characterOf({ kind: 'boy', activity: 'swim' }).outfit.shoes.bare).toBe(true);
    expect(characterOf({ kind: 'boy', activity: 'swim', costume: 'diver' }).outfit.shoes.bare).toBeUndefined();
  });
});

it('turns hair grey and lines the face of who is neither young nor old', () => {
  const young = characterOf({ kind: 'woman' });
  const older = characterOf({ kind: 'woman', isMiddleAged: true });
  expect(older.palette['hair']).not.toBe(young.palette['hair']);
  expect([young.isLined, older.isLined, characterOf({ kind: 'grandmother' }).isLined]).toEqual([false, true, true]);
});
