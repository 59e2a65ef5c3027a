import type { MakingWords } from './lexicon.ts';

/** What stands before a material and behind the noun, by language. */
export const MAKING: Readonly<Record<string, MakingWords | undefined>> = {
  en: {
    any: [
      'made of',
      'made out of',
      'made from',
      'made entirely of',
      'built of',
      'built from',
      'carved from',
      'carved out of',
      'carved in',
      'sculpted from',
      'formed of',
      'knitted from',
      'folded from',
    ],
    some: ['of'],
    of: ['glass', 'stone', 'wood'],
  },
  de: { any: ['aus', 'gemacht aus', 'ganz aus', 'gebaut aus'], some: [], of: [] },
  es: {
    any: ['hecho de', 'hecha de', 'hechos de', 'hechas de', 'hecho con', 'hecha con', 'tallado en', 'tallada en'],
    some: ['de'],
    of: ['glass', 'wood', 'stone', 'gold', 'paper', 'wool', 'metal', 'ice'],
  },
  fr: {
    any: [
      'fait de',
      'faite de',
      'faits de',
      'faites de',
      'fait en',
      'faite en',
      'sculpté dans',
      'sculptée dans',
      'fait d',
      'faite d',
    ],
    some: ['en', 'de', 'd'],
    of: ['glass', 'wood', 'stone', 'gold', 'paper', 'wool', 'metal'],
  },
  pt: {
    any: ['feito de', 'feita de', 'feitos de', 'feitas de', 'esculpido em', 'esculpida em'],
    some: ['de'],
    of: ['glass', 'wood', 'stone', 'gold', 'paper', 'wool', 'metal', 'ice'],
  },
  it: {
    any: ['fatto di', 'fatta di', 'fatti di', 'fatte di', 'fatto in', 'fatta in'],
    some: ['di', 'd'],
    of: ['glass', 'wood', 'stone', 'gold', 'wool', 'metal', 'ice'],
  },
  ar: { any: ['من', 'مصنوع من', 'مصنوعة من'], some: [], of: [] },
};
