import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['year old', 'years old', 'years of age'],
  tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  decades: {
    'in his forties': 46,
    'in his fifties': 55,
    'in her forties': 46,
    'in her fifties': 55,
    'in their forties': 46,
    'in their fifties': 55,
    'in his sixties': 66,
    'in his seventies': 70,
    'in his eighties': 80,
    'in his nineties': 90,
    'in her sixties': 66,
    'in her seventies': 70,
    'in her eighties': 80,
    'in her nineties': 90,
    'in their sixties': 66,
    'in their seventies': 70,
    'in their eighties': 80,
    'in their nineties': 90,
  },
  about: ['about', 'around', 'aged about', 'aged around', 'aged'],
  elder: ['old', 'elderly', 'aged', 'ageing', 'wrinkled', 'grey haired'],
  middle: ['middle aged', 'middleaged', 'of a certain age', 'greying', 'graying'],
};
