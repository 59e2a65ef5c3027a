import type { Lexicon } from '../lexicon.ts';

/** What places show besides their own names. */
export const SHOWN: Partial<Lexicon['shown']> = {
  sea: ['onda', 'água', 'horizonte', 'sol', 'nuvem', 'calmo', 'tranquilo'],
  forest: ['árvores', 'árvore', 'tronco', 'galho', 'sol'],
  alley: ['luzes de neon', 'luz de neon', 'luz', 'letreiro', 'lanterna', 'prédio', 'janela'],
  desert: ['areia', 'duna', 'sol', 'rocha'],
  underwater: ['água', 'bolha', 'alga', 'gelo'],
  space: ['estrelas', 'estrela', 'terra', 'planeta'],
  room: ['lâmpada', 'abajur', 'planta', 'cortina', 'janela'],
  lake: ['água', 'montanha', 'margem', 'reflexo', 'calmo', 'tranquilo', 'pinheiro'],
  castle: ['torre', 'colina', 'montanha', 'bandeira'],
  greenhouse: ['planta', 'flores', 'vaso'],
  valley: ['colina', 'grama', 'verde', 'relva', 'flores', 'árvores', 'montanha', 'nuvem', 'sol'],
  kitchen: ['panela', 'frigideira', 'janela', 'forno'],
  library: ['livros', 'prateleira', 'estante', 'lâmpada'],
  stage: ['cortina', 'holofote', 'público'],
  market: ['barraca', 'fruta', 'toldo', 'verdura', 'legume'],
  cave: ['rocha', 'cristal', 'estalactite'],
  road: ['asfalto', 'horizonte'],
  city: ['prédio', 'edifício', 'luz', 'luzes da cidade', 'rio'],
  beach: ['areia', 'onda', 'mar', 'água', 'palmeira', 'sol'],
  harbour: ['água', 'mar', 'barco', 'casa'],
  jungle: ['árvores', 'água', 'cipó', 'cachoeira', 'verde', 'folha', 'raio'],
  mountain: ['neve', 'rocha', 'montanha', 'nuvem'],
  park: ['árvores', 'grama', 'relva', 'flores', 'banco', 'verde'],
  farm: ['campo', 'cerca', 'feno', 'verde'],
};
