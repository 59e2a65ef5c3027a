import { describe, expect, it } from 'vitest';

import { planScene } from '../read/plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);

describe('a German prompt', () => {
  it.each([
    ['ein Papierboot im Sturm bei Nacht', 'a paper boat on a storm at night'],
    [
      'zwei Füchse rennen im Morgengrauen durch einen verschneiten Wald',
      'two foxes running through a snowy forest at dawn',
    ],
    ['ein rotes Auto fährt bei Sonnenuntergang durch die Wüste', 'a red car driving through the desert at sunset'],
    ['ein Wal schwimmt unter einem Eisberg', 'a whale swimming under an iceberg'],
    ['ein Astronaut schwebt über der Erde', 'an astronaut floating above earth'],
    ['Heißluftballons über einem grünen Tal', 'hot air balloons over a green valley'],
    ['ein Drache kreist im Gewitter um eine Burg', 'a dragon circling a castle in a thunderstorm'],
    ['Bergsee am Morgen, ein Kanu', 'mountain lake at dawn, a canoe'],
    ['drei blaue Vögel fliegen über das Meer', 'three blue birds flying over the sea'],
    ['ein rotes Auto fährt bei Nacht auf der Autobahn', 'a red car driving on the highway at night'],
    ['die Skyline einer Stadt bei Nacht', 'the skyline of a city at night'],
    ['drei Pferde rennen am Strand', 'three horses running on the beach'],
    ['ein Leuchtturm im Nebel bei Nacht', 'a lighthouse in the fog at night'],
    ['ein Tiger im Dschungel', 'a tiger in the jungle'],
    ['eine Ziege auf einem Gipfel bei Nacht', 'a goat on a summit at night'],
    ['ein Hund im Park bei Nacht', 'a dog in the park at night'],
    ['eine Kuh auf dem Bauernhof', 'a cow on the farm'],
    ['abstrakte Formen bei Nacht', 'abstract shapes at night'],
    ['ein Wald ohne Hunde im Nebel', 'a forest without dogs in the fog'],
  ])('%j plans what %j plans', (german, english) => {
    const { set, time, weather, season, cast, air, iceberg } = planOf(english);
    expect(planOf(german)).toMatchObject({ set, time, weather, season, cast, air, iceberg, missed: [] });
  });

  it('says in its own words what is drawn and what is not', () => {
    expect(planOf('ein Fuchs und ein Zeugma im Schnee')).toMatchObject({
      seen: ['fuchs', 'schnee'],
      missed: ['zeugma'],
    });
  });

  it('counts one where only one can be meant', () => {
    expect(planOf('der Traum des Hundes').cast).toMatchObject([{ name: 'dog', count: 1 }]);
  });

  it('prints its greeting', () => {
    expect(planOf('Alles Gute Mia mit Luftballons').caption).toEqual({ text: 'Alles Gute Mia', look: 'title' });
  });
});
