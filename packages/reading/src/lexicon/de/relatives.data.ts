import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['walross'],
  parrot: ['tukan'],
  bird: ['kolibri', 'möwe', 'storch', 'reiher', 'pelikan', 'specht', 'rotkehlchen', 'kranich'],
  raccoon: ['roter panda'],
  leopard: ['panther', 'gepard', 'puma'],
  wolf: ['hyäne', 'schakal'],
  deer: ['gazelle', 'antilope'],
  otter: ['wiesel', 'frettchen', 'marder'],
  lizard: ['salamander', 'leguan', 'chamäleon', 'gecko'],
  butterfly: ['motte', 'nachtfalter', 'libelle'],
  bee: ['wespe', 'hornisse'],
  fish: ['forelle', 'karpfen', 'lachs', 'aal'],
  cat: ['luchs'],
  chair: ['sessel', 'hocker'],
  pie: ['tarte'],
  van: ['wohnwagen'],
};
