import type { Lexicon } from '../lexicon.ts';

/** What places show besides their own names. */
export const SHOWN: Partial<Lexicon['shown']> = {
  sea: ['vague', 'eau', 'horizon', 'soleil', 'nuage', 'calme'],
  forest: ['arbres', 'arbre', 'tronc', 'branche', 'soleil'],
  alley: ['lumières au néon', 'lumière', 'enseigne', 'enseigne au néon', 'immeuble', 'fenêtre'],
  desert: ['sable', 'dune', 'soleil', 'rocher'],
  underwater: ['eau', 'bulle', 'algue', 'glace'],
  space: ['étoiles', 'étoile', 'terre', 'planète'],
  room: ['lampe', 'plante', 'rideau', 'fenêtre'],
  lake: ['eau', 'montagne', 'rive', 'reflet', 'calme', 'pin'],
  castle: ['tour', 'colline', 'montagne', 'drapeau'],
  greenhouse: ['plante', 'fleurs', 'pot'],
  valley: ['colline', 'herbe', 'vert', 'prairie', 'fleurs', 'arbres', 'montagne', 'nuage', 'soleil'],
  kitchen: ['casserole', 'poêle', 'fenêtre', 'four'],
  library: ['livres', 'étagère', 'bureau', 'lampe'],
  stage: ['rideau', 'projecteur', 'public'],
  market: ['étal', 'fruit', 'légume', 'auvent'],
  cave: ['roche', 'rocher', 'cristal', 'stalactite'],
  road: ['asphalte', 'bitume', 'horizon'],
  city: ['immeuble', 'bâtiment', 'lumière', 'lumières de la ville', 'réverbère'],
  beach: ['sable', 'vague', 'mer', 'eau', 'palmier', 'soleil'],
  harbour: ['eau', 'mer', 'bateau', 'maison'],
  jungle: ['arbres', 'eau', 'liane', 'cascade', 'vert', 'feuille', 'rayon'],
  mountain: ['neige', 'rocher', 'montagne', 'nuage'],
  park: ['arbres', 'herbe', 'pelouse', 'fleurs', 'banc', 'vert'],
  farm: ['champ', 'clôture', 'foin', 'vert'],
};
