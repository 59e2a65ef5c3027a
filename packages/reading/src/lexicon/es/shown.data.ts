import type { Lexicon } from '../lexicon.ts';

/** What places show besides their own names. */
export const SHOWN: Partial<Lexicon['shown']> = {
  sea: ['ola', 'agua', 'horizonte', 'sol', 'nube', 'tranquilo', 'en calma'],
  forest: ['árboles', 'árbol', 'tronco', 'rama', 'sol'],
  alley: ['luces de neón', 'luz de neón', 'luz', 'letrero', 'farol', 'edificio', 'ventana'],
  desert: ['arena', 'duna', 'sol', 'roca'],
  underwater: ['agua', 'burbuja', 'alga', 'hielo'],
  space: ['estrellas', 'estrella', 'tierra', 'planeta'],
  room: ['lámpara', 'planta', 'cortina', 'ventana'],
  lake: ['agua', 'montaña', 'orilla', 'reflejo', 'tranquilo', 'pino'],
  castle: ['torre', 'colina', 'montaña', 'bandera'],
  greenhouse: ['planta', 'flores', 'maceta'],
  valley: ['colina', 'hierba', 'verde', 'prado', 'flores', 'árboles', 'montaña', 'nube', 'sol'],
  kitchen: ['olla', 'sartén', 'ventana', 'horno'],
  library: ['libros', 'estante', 'escritorio', 'lámpara'],
  stage: ['telón', 'foco', 'público'],
  market: ['puesto', 'fruta', 'toldo', 'verdura'],
  cave: ['roca', 'cristal', 'estalactita'],
  road: ['asfalto', 'horizonte'],
  city: ['edificio', 'luz', 'luces de la ciudad', 'farola', 'río'],
  beach: ['arena', 'ola', 'mar', 'agua', 'palmera', 'sol'],
  harbour: ['agua', 'mar', 'barco', 'casa'],
  jungle: ['árboles', 'agua', 'liana', 'cascada', 'verde', 'hoja', 'rayo'],
  mountain: ['nieve', 'roca', 'montaña', 'nube'],
  park: ['árboles', 'hierba', 'césped', 'flores', 'banco', 'verde'],
  farm: ['campo', 'cerca', 'heno', 'verde'],
};
