import type { Lexicon } from '../lexicon.ts';

/** What places show besides their own names. */
export const SHOWN: Partial<Lexicon['shown']> = {
  sea: ['onda', 'acqua', 'orizzonte', 'sole', 'nuvola', 'calmo'],
  forest: ['alberi', 'albero', 'tronco', 'ramo', 'sole'],
  alley: ['luci al neon', 'luce al neon', 'luce', 'insegna', 'insegna al neon', 'edificio', 'finestra'],
  desert: ['sabbia', 'duna', 'sole', 'roccia'],
  underwater: ['acqua', 'bolla', 'alga', 'ghiaccio'],
  space: ['stelle', 'stella', 'terra', 'pianeta'],
  room: ['lampada', 'pianta', 'tenda', 'finestra'],
  lake: ['acqua', 'montagna', 'riva', 'riflesso', 'calmo', 'tranquillo', 'pino'],
  castle: ['torre', 'collina', 'montagna', 'bandiera'],
  greenhouse: ['pianta', 'fiori', 'vaso'],
  valley: ['collina', 'erba', 'verde', 'prato', 'fiori', 'alberi', 'montagna', 'nuvola', 'sole'],
  kitchen: ['pentola', 'padella', 'finestra', 'forno'],
  library: ['libri', 'scaffale', 'scrivania', 'lampada'],
  stage: ['sipario', 'riflettore', 'pubblico'],
  market: ['bancarella', 'frutta', 'verdura'],
  cave: ['roccia', 'cristallo', 'stalattite'],
  road: ['asfalto', 'orizzonte'],
  city: ['edificio', 'luce', 'luci della città', 'lampione'],
  beach: ['sabbia', 'onda', 'mare', 'acqua', 'palma', 'sole'],
  harbour: ['acqua', 'mare', 'barca', 'casa'],
  jungle: ['alberi', 'acqua', 'liana', 'cascata', 'verde', 'foglia', 'raggio'],
  mountain: ['neve', 'roccia', 'montagna', 'nuvola'],
  park: ['alberi', 'erba', 'prato', 'fiori', 'panchina', 'verde'],
  farm: ['campo', 'recinto', 'fieno', 'verde'],
};
