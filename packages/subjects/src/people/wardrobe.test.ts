import { describe, expect, it } from 'vitest';

import { EVERYDAY } from './everyday.data.ts';
import { HAIR } from './hair.data.ts';
import { KINDS } from './kinds.data.ts';
import { hairOf, isPutOn, kindOf, outfitOf } from './wardrobe.ts';

const worn = (costume?: string, asleep = false) => ({ costume, asleep, variant: 0 });

describe('who a word means', () => {
  it('is a kind of its own, or any where the word leaves it open', () => {
    expect(kindOf('grandmother', 0)).toBe(KINDS.grandmother);
    expect([kindOf('child', 0), kindOf('child', 1)]).toEqual([KINDS.girl, KINDS.boy]);
    expect([kindOf('person', 0), kindOf(undefined, 1)]).toEqual([KINDS.woman, KINDS.man]);
  });

  it('is a person where nobody knows it', () => {
    expect(kindOf('toString', 0)).toBe(KINDS.woman);
  });
});

describe('clothes', () => {
  it('are the kind’s own where no costume is asked for, or none that there is', () => {
    expect(outfitOf(KINDS.girl, worn())).toMatchObject(EVERYDAY.dress);
    expect(outfitOf(KINDS.girl, worn('constructor'))).toEqual(outfitOf(KINDS.girl, worn()));
  });

  it('give way to a costume, and only take on what is put on', () => {
    const { skirt, hat } = outfitOf(KINDS.girl, worn('knight'));
    expect(skirt).not.toEqual(EVERYDAY.dress.skirt);
    expect(hat).toBeDefined();
    const scarf = outfitOf(KINDS.girl, worn('scarf'));
    expect(scarf.skirt).toEqual(EVERYDAY.dress.skirt);
    expect(scarf.chest?.length).toBeGreaterThan(EVERYDAY.dress.chest.length);
    expect([isPutOn('scarf'), isPutOn('knight'), isPutOn(undefined)]).toEqual([true, false, false]);
  });

  it('stay on a singer, who only does something else', () => {
    const singer = outfitOf(KINDS.girl, worn('singer'));
    expect(singer).toMatchObject({ ...EVERYDAY.dress, habit: 'sing' });
  });

  it('of the old come with glasses', () => {
    expect(outfitOf(KINDS.grandfather, worn()).mask).toBeDefined();
  });

  it('leave the hat off in bed', () => {
    expect(outfitOf(KINDS.man, worn('knight', true)).hat).toBeUndefined();
  });
});

describe('hair', () => {
  it('is flat under a hat and gone under a helmet', () => {
    expect(hairOf(KINDS.girl, outfitOf(KINDS.girl, worn()), 0)).toBe(HAIR.pigtails);
    expect(hairOf(KINDS.girl, outfitOf(KINDS.girl, worn('hat')), 0)).toBe(HAIR.short);
    expect(hairOf(KINDS.girl, outfitOf(KINDS.girl, worn('knight')), 0)).toBe(HAIR.none);
  });
});
