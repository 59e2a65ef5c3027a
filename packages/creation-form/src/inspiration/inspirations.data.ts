import type { OfferedInspiration } from './inspiration.ts';

/** What the home page and the gallery show. After a change: `tooling/gallery/draw-inspirations.mjs`. */
export const INSPIRATIONS: readonly OfferedInspiration[] = [
  {
    id: 'fox-snow',
    prompts: {
      en: 'A red fox in a snowy forest at dusk',
      de: 'Ein roter Fuchs im verschneiten Wald in der Abenddämmerung',
    },
    style: 'storybook',
    shape: '3:4',
    seconds: 5,
    seed: 2,
  },
  {
    id: 'whale-deep',
    prompts: {
      en: 'A whale glides through the deep sea',
      de: 'Ein Wal gleitet durch die Tiefsee',
    },
    style: 'watercolour',
    shape: '16:9',
    seconds: 6,
    seed: 4,
  },
  {
    id: 'balloons-peaks',
    prompts: {
      en: 'Hot air balloons float over a mountain lake at dawn, pull out',
      de: 'Heißluftballons schweben im Morgengrauen über einem Bergsee, Kamera fährt zurück',
    },
    style: 'paper',
    shape: '9:16',
    seconds: 5,
    seed: 21,
  },
  {
    id: 'taxi-rain',
    prompts: {
      en: 'A taxi drives through a neon city in the rain at night',
      de: 'Ein Taxi fährt nachts im Regen durch eine Neonstadt',
    },
    style: 'neon',
    shape: '16:9',
    seconds: 5,
    seed: 9,
  },
  {
    id: 'boat-storm',
    prompts: {
      en: 'A paper boat on a storm at night',
      de: 'Ein Papierboot im Sturm bei Nacht',
    },
    style: 'storybook',
    shape: '1:1',
    seconds: 5,
    seed: 7,
  },
  {
    id: 'rocket-planet',
    prompts: {
      en: 'A rocket flies over a ringed planet, slow push in',
      de: 'Eine Rakete fliegt über den Saturn, langsamer Zoom',
    },
    style: 'pixel',
    shape: '3:4',
    seconds: 6,
    seed: 13,
  },
  {
    id: 'dragon-castle',
    prompts: {
      en: 'A dragon circles a castle at sunset',
      de: 'Ein Drache kreist bei Sonnenuntergang über einer Burg',
    },
    style: 'clay',
    shape: '16:9',
    seconds: 8,
    seed: 5,
  },
  {
    id: 'camel-desert',
    prompts: {
      en: 'A camel walks across the desert under the moon',
      de: 'Ein Kamel geht unter dem Mond durch die Wüste',
    },
    style: 'woodcut',
    shape: '4:3',
    seconds: 5,
    seed: 3,
  },
  {
    id: 'penguin-ice',
    prompts: {
      en: 'A penguin in a snowy forest at night',
      de: 'Ein Pinguin im verschneiten Wald bei Nacht',
    },
    style: 'chalk',
    shape: '3:4',
    seconds: 5,
    seed: 4,
  },
  {
    id: 'canoe-mist',
    prompts: {
      en: 'A canoe drifts on a misty lake at sunrise, pan right',
      de: 'Ein Kanu treibt bei Sonnenaufgang auf einem nebligen See, Schwenk nach rechts',
    },
    style: 'ink',
    shape: '16:9',
    seconds: 5,
    seed: 8,
  },
  {
    id: 'robot-garden',
    prompts: {
      en: 'A robot dances in a greenhouse on a sunny day',
      de: 'Ein Roboter tanzt an einem sonnigen Tag im Gewächshaus',
    },
    style: 'storybook',
    shape: '1:1',
    seconds: 5,
    seed: 23,
  },
  {
    id: 'owl-forest',
    prompts: {
      en: 'An owl in an autumn forest under the moon',
      de: 'Eine Eule im Herbstwald unter dem Mond',
    },
    style: 'watercolour',
    shape: '9:16',
    seconds: 5,
    seed: 6,
  },
];
