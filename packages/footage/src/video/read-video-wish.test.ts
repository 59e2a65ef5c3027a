import { describe, expect, it } from 'vitest';

import { OVERLAYS } from '../overlay/overlays.ts';
import { RESTYLES } from '../restyle/all-restyles.ts';
import { readVideoWish } from './read-video-wish.ts';
import { VIDEO_WORDS } from './video-words.data.ts';

describe('readVideoWish', () => {
  it.each([
    ['as a watercolour in the snow, slow motion', 'watercolour', 'slow', 'snow'],
    ['film noir in the rain', 'noir', null, 'rain'],
    ['an old VHS tape, backwards', 'tape', 'reverse', null],
    ['falling leaves', null, null, 'leaves'],
    ['als Bleistiftzeichnung, rückwärts', 'sketch', 'reverse', null],
    ['ein Ölgemälde im Nebel', 'oil', null, 'fog'],
    ['in Zeitlupe mit Schnee', null, 'slow', 'snow'],
    ['كرسم بقلم الرصاص، بالحركة البطيئة، مع ثلج', 'sketch', 'slow', 'snow'],
    ['لوحة زيتية في الضباب', 'oil', null, 'fog'],
    ['بالأبيض والأسود تحت المطر، إلى الوراء', 'noir', 'reverse', 'rain'],
    ['بالألوان المائية، ذهابًا وإيابًا', 'watercolour', 'boomerang', null],
    ['أشعة الشمس، بدون ثلج', null, null, 'sun-rays'],
    ['the dog runs', null, null, null],
    ['', null, null, null],
  ])('reads of "%s" the look %s, the pace %s and in the air %s', (...[prompt, look, pace, air]) => {
    expect(readVideoWish(prompt)).toMatchObject({ look, pace, air });
  });

  it('says which words change the video, and which do not', () => {
    expect(readVideoWish('the cat as a comic, snow')).toMatchObject({ seen: ['comic', 'snow'], missed: ['cat'] });
    expect(readVideoWish('as a comic, snow in the air')).toMatchObject({
      seen: ['comic', 'snow in the air'],
      missed: [],
    });
  });

  it('does what was not denied', () => {
    expect(readVideoWish('no rain, as a comic')).toMatchObject({ look: 'comic', air: null });
    expect(readVideoWish('kein Schnee, rückwärts')).toMatchObject({ pace: 'reverse', air: null });
  });

  it('has words for every look in each language', () => {
    for (const { looks } of Object.values(VIDEO_WORDS)) {
      expect(looks.map(([name]) => name).toSorted()).toEqual(Object.keys(RESTYLES));
    }
  });

  it.each(Object.keys(OVERLAYS))('finds %s in the air by its name', (name) => {
    expect(readVideoWish(`${name.replace('-', ' ')} everywhere`).air).toBe(name);
  });
});
