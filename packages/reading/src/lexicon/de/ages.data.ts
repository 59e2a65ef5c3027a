import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['jähriger', 'jährige', 'jähriges', 'jährigen', 'jahre alt', 'jahre alter', 'jahre alte', 'jahren'],
  tens: { zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
  decades: {
    'mitte vierzig': 45,
    'ende vierzig': 48,
    'anfang fünfzig': 52,
    'mitte fünfzig': 55,
    'ende fünfzig': 58,
    'mitte sechzig': 66,
    'mitte siebzig': 75,
  },
  about: ['etwa', 'ungefähr', 'um die', 'circa'],
  elder: ['alter', 'alte', 'alten', 'älterer', 'ältere', 'älteren', 'betagter', 'betagte', 'greiser'],
  middle: ['mittleren alters', 'mittelalter', 'mittelalte', 'mittelalten', 'ergraut', 'ergrauter', 'ergraute'],
};
