import type { Felt } from '../lexicon/felt.data.ts';
import type { AirKind, CastEntry, Framing, Mood, Time, Weather } from '../plan/scene-plan.ts';
import type { SetName } from '../plan/set-traits.ts';
import type { SiteName } from '../plan/sites.ts';
import { FIGURES } from './figures.data.ts';

/** A picture that says a feeling: where, when, and who or what is there. */
export interface Telling {
  readonly set: SetName;
  /** A part of that place. */
  readonly site?: SiteName;
  readonly time: Time;
  readonly weather?: Weather;
  readonly air?: AirKind;
  readonly framing?: Framing;
  readonly cast: readonly CastEntry[];
}

/** The pictures of each feeling. */
export const TELLINGS: Readonly<Record<Mood | Felt, readonly Telling[]>> = {
  lonely: [
    { set: 'calm', time: 'dusk', framing: 'wide', cast: [FIGURES.afar] },
    { set: 'platform', time: 'night', weather: 'rain', framing: 'wide', cast: [{ ...FIGURES.afar, size: 0.6 }] },
    { set: 'beach', time: 'dusk', framing: 'wide', cast: [FIGURES.afar] },
  ],
  glad: [
    {
      set: 'calm',
      time: 'day',
      air: 'confetti',
      cast: [
        { ...FIGURES.girl, action: 'jump', looks: { kind: 'girl', feeling: 'laughing' } },
        { ...FIGURES.boy, action: 'dance', looks: { kind: 'boy', feeling: 'laughing' } },
        { ...FIGURES.child, action: 'dance', looks: { kind: 'child', feeling: 'laughing' } },
      ],
    },
    {
      set: 'park',
      time: 'day',
      air: 'confetti',
      cast: [
        { ...FIGURES.girl, action: 'jump', looks: { kind: 'girl', feeling: 'laughing' } },
        { ...FIGURES.dog, action: 'jump' },
      ],
    },
  ],
  wistful: [
    {
      set: 'room',
      time: 'dusk',
      weather: 'rain',
      cast: [{ ...FIGURES.girl, action: 'sit', looks: { kind: 'girl', feeling: 'sad' } }],
    },
    {
      set: 'park',
      time: 'sunset',
      air: 'leaves',
      cast: [
        { ...FIGURES.elder, action: 'sit', looks: { kind: 'grandfather' }, relation: { kind: 'on', to: 1 } },
        FIGURES.bench,
      ],
    },
  ],
  tender: [
    {
      set: 'calm',
      time: 'sunset',
      air: 'petals',
      cast: [{ ...FIGURES.couple, action: 'hug' }],
    },
  ],
  afraid: [
    {
      set: 'forest',
      time: 'night',
      weather: 'fog',
      framing: 'wide',
      cast: [{ ...FIGURES.child, looks: { kind: 'child', feeling: 'afraid' } }],
    },
    {
      set: 'corridor',
      time: 'night',
      framing: 'wide',
      cast: [{ ...FIGURES.child, looks: { kind: 'child', isTurned: true } }],
    },
  ],
  peaceful: [
    {
      set: 'lake',
      time: 'dawn',
      cast: [FIGURES.sailboat],
    },
    {
      set: 'flowerbed',
      time: 'day',
      cast: [{ ...FIGURES.cat, action: 'sleep' }],
    },
  ],
  hopeful: [
    {
      set: 'valley',
      time: 'dawn',
      cast: [
        { ...FIGURES.girl, looks: { kind: 'girl', isTurned: true }, relation: { kind: 'holding', to: 1 } },
        FIGURES.balloon,
      ],
    },
  ],
  free: [
    {
      set: 'cliff',
      time: 'day',
      cast: [{ ...FIGURES.someone, action: 'jump', looks: { kind: 'person', feeling: 'glad' } }, FIGURES.birds],
    },
    {
      set: 'beach',
      time: 'day',
      cast: [{ ...FIGURES.horse, action: 'run' }, FIGURES.birds],
    },
  ],
  homesick: [
    {
      set: 'compartment',
      time: 'night',
      weather: 'rain',
      cast: [
        {
          ...FIGURES.girl,
          action: 'sit',
          looks: { kind: 'girl', feeling: 'sad' },
          relation: { kind: 'beside', to: 1 },
        },
        FIGURES.suitcase,
      ],
    },
    {
      set: 'room',
      site: 'pane',
      time: 'night',
      weather: 'rain',
      cast: [
        {
          ...FIGURES.girl,
          action: 'sit',
          looks: { kind: 'girl', feeling: 'sad' },
          relation: { kind: 'beside', to: 1 },
        },
        FIGURES.suitcase,
      ],
    },
  ],
  far: [
    {
      set: 'road',
      time: 'sunset',
      framing: 'wide',
      cast: [{ ...FIGURES.someone, size: 0.6, looks: { kind: 'person', costume: 'backpack', isTurned: true } }],
    },
  ],
  angry: [{ set: 'sea', time: 'dusk', weather: 'storm', cast: [] }],
  amazed: [{ set: 'nightsky', time: 'night', cast: [{ ...FIGURES.child, looks: { kind: 'child', isTurned: true } }] }],
};
