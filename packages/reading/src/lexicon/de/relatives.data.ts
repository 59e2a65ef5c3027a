import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['kolibri', 'pelikan'],
  leopard: ['panther', 'puma'],
  wolf: ['schakal'],
  deer: ['gazelle', 'antilope'],
  otter: ['wiesel', 'frettchen', 'marder'],
  lizard: ['salamander', 'leguan', 'chamäleon', 'gecko'],
  butterfly: ['motte', 'nachtfalter'],
  bee: ['wespe', 'hornisse'],
  fish: ['forelle', 'karpfen', 'lachs', 'aal'],
  chair: ['hocker'],
  pie: ['tarte'],
  van: ['wohnwagen'],
};
