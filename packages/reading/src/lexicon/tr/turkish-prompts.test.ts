import { describe, expect, it } from 'vitest';

import { tellPlan } from '../../testing/tell-plan.ts';

describe('a prompt in Turkish', () => {
  it.each([
    {
      prompt: 'karlı ormanda koşan kırmızı bir tilki',
      at: 'forest dawn snow drift',
      cast: ['1 red fox run'],
      seen: 'karlı ormanda | koşan | kırmızı bir tilki',
      missed: '',
    },
    {
      prompt: 'Üç kedi çatıda uyuyor',
      at: 'rooftop dusk clear drift',
      cast: ['3 cat sleep'],
      seen: 'üç kedi | çatıda | uyuyor',
      missed: '',
    },
    {
      prompt: 'arabanın üzerindeki iki kedi',
      at: 'road sunset clear track',
      cast: ['2 cat on', '1 car'],
      seen: 'arabanın | iki kedi',
      missed: '',
    },
    {
      prompt: 'kedi kırmızı arabanın üzerinde uyuyor',
      at: 'road sunset clear track',
      cast: ['1 cat sleep on', '1 red car'],
      seen: 'kedi | kırmızı arabanın | üzerinde uyuyor',
      missed: '',
    },
    {
      prompt: 'ata binen kız çayırda, gün batımı',
      at: 'valley sunset clear crane',
      cast: ['1 girl ride riding', '1 horse walk'],
      seen: 'ata | binen | kız | çayırda | gün batımı',
      missed: '',
    },
    {
      prompt: 'köpek kediyi kovalıyor',
      at: 'park dawn clear drift',
      cast: ['1 dog run chasing', '1 cat run'],
      seen: 'köpek | kediyi | kovalıyor',
      missed: '',
    },
    {
      prompt: 'kimse yok, boş bir sokak, yağmur yağıyor, gece',
      at: 'alley night rain drift',
      cast: [],
      seen: 'sokak | yağmur yağıyor | gece',
      missed: '',
    },
    {
      prompt: 'parkta hiç köpek yok, sadece bir çiçek',
      at: 'park dawn clear drift',
      cast: ['1 potted flower'],
      seen: 'parkta | çiçek',
      missed: '',
    },
    {
      prompt: 'insansız bir plaj, gün batımında',
      at: 'beach sunset clear drift',
      cast: [],
      seen: 'plaj | gün batımında',
      missed: '',
    },
    {
      prompt: 'kırmızı balon tutan küçük çocuk',
      at: 'park sunset clear drift',
      cast: ['1 boy holding', '1 red balloon'],
      seen: 'kırmızı balon | tutan | küçük çocuk',
      missed: '',
    },
    {
      prompt: 'büyükanne mutfakta pasta pişiriyor, yakın çekim',
      at: 'kitchen day clear drift',
      cast: ['1 grandmother cook', '1 cake'],
      seen: 'büyükanne | mutfakta | pasta | pişiriyor | yakın çekim',
      missed: '',
    },
    {
      prompt: 'Uzayda süzülen bir astronot, kamera yavaşça yaklaşıyor',
      at: 'space night clear zoom-in',
      cast: ['1 astronaut float'],
      seen: 'uzayda | süzülen | astronot | kamera yavaşça yaklaşıyor',
      missed: '',
    },
    {
      prompt: 'denizin altında yüzen iki yunus ve bir balina',
      at: 'underwater day clear drift',
      cast: ['2 dolphin swim', '1 whale'],
      seen: 'denizin altında | yüzen | iki yunus | balina',
      missed: '',
    },
    {
      prompt: 'beyaz bir köpek ve siyah bir kedi',
      at: 'park dawn clear drift',
      cast: ['1 white dog', '1 black cat'],
      seen: 'beyaz bir köpek | siyah bir kedi',
      missed: '',
    },
    {
      prompt: 'köprünün üzerinde yaşlı bir adam keman çalıyor',
      at: 'lake dawn clear pan-right',
      cast: ['1 grandfather holding', '1 violin', '1 bridge'],
      seen: 'köprünün | yaşlı bir adam | keman | çalıyor',
      missed: '',
    },
    {
      prompt: "İstanbul'da yağmurlu bir gece",
      at: 'city night rain pan-right',
      cast: [],
      seen: 'istanbulda yağmurlu | gece',
      missed: '',
    },
    {
      prompt: 'atlar sahilde koşuyor, sabah',
      at: 'beach dawn clear drift',
      cast: ['3 horse run'],
      seen: 'atlar | sahilde | koşuyor | sabah',
      missed: '',
    },
  ])('$prompt', ({ prompt, at, cast, seen, missed }) => {
    const told = tellPlan(prompt);
    expect(told.cast).toEqual(cast);
    expect([told.set, told.time, told.weather, told.camera].join(' ')).toBe(at);
    expect([told.seen.join(' | '), told.missed.join(' | ')]).toEqual([seen, missed]);
  });
});
