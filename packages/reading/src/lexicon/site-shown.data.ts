import type { SiteName } from '../plan/sites.ts';
import type { Rules } from './lexicon.ts';

/** Words for what a part of a place shows besides the cast, in all languages together. */
export const SITE_SHOWN: Rules<SiteName> = [
  ['festival', ['goldfish', 'goldfische', 'peces de colores', 'poissons rouges', 'peixes dourados', 'pesci rossi']],
  [
    'festival',
    ['japon balıkları', 'سمك ذهبي', '金魚', '金鱼', 'stalls', 'marktstände', 'puestos', 'bancarelle', '屋台'],
  ],
  ['display', ['toys', 'spielzeug', 'spielsachen', 'juguetes', 'jouets', 'brinquedos', 'giocattoli', 'oyuncaklar']],
  ['display', ['ألعاب', 'おもちゃ', '玩具']],
  ['gutter', ['water', 'wasser', 'agua', 'eau', 'água', 'acqua', 'su', 'ماء', '水']],
  ['lowTide', ['sand', 'arena', 'sable', 'areia', 'sabbia', 'kum', 'رمل', '砂', '沙滩']],
  [
    'station',
    ['window', 'fenster', 'ventana', 'hublot', 'fenêtre', 'janela', 'finestra', 'pencere', 'نافذة', '窓', '舷窗'],
  ],
  ['station', ['earth', 'erde', 'tierra', 'terre', 'terra', 'dünya', 'الأرض', '地球']],
  [
    'stairwell',
    ['windows', 'fenster', 'ventanas', 'fenêtres', 'janelas', 'finestre', 'pencereler', 'نوافذ', '窓', '窗户'],
  ],
  [
    'christmas',
    ['carpet', 'rug', 'teppich', 'alfombra', 'tapis', 'tapete', 'tappeto', 'halı', 'سجادة', '絨毯', '地毯'],
  ],
];
