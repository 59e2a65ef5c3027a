import type { AgeWords } from '../lexicon.ts';

export const AGES: AgeWords = {
  units: ['jähriger', 'jährige', 'jähriges', 'jährigen', 'jahre alt', 'jahre alter', 'jahre alte', 'jahren'],
  tens: { zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
  elder: ['alter', 'alte', 'alten', 'älterer', 'ältere', 'älteren', 'betagter', 'betagte', 'greiser'],
};
