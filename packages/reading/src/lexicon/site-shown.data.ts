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
  ['bathroom', ['mirror', 'tiles', 'towel', 'towels', 'sink', 'spiegel', 'fliesen', 'handtuch', 'waschbecken']],
  ['bathroom', ['espejo', 'azulejos', 'toalla', 'lavabo', 'miroir', 'carrelage', 'serviette', 'espelho', 'azulejo']],
  ['bathroom', ['toalha', 'specchio', 'piastrelle', 'asciugamano', 'ayna', 'fayans', 'havlu', 'مرآة', 'منشفة']],
  ['bathroom', ['鏡', 'タイル', 'タオル', '洗面台', '镜子', '瓷砖', '毛巾']],
  ['workshop', ['tools', 'workbench', 'tyres', 'tires', 'werkzeug', 'werkzeuge', 'werkbank', 'reifen', 'herramientas']],
  ['workshop', ['outils', 'établi', 'pneus', 'ferramentas', 'attrezzi', 'gomme', 'aletler', 'أدوات']],
  ['workshop', ['工具', '作業台', 'タイヤ', '轮胎']],
  [
    'arena',
    ['crowd', 'spectators', 'audience', 'publikum', 'zuschauer', 'menge', 'público', 'multitud', 'espectadores'],
  ],
  ['arena', ['foule', 'spectateurs', 'multidão', 'plateia', 'pubblico', 'folla', 'spettatori', 'seyirciler']],
  ['arena', ['kalabalık', 'الجمهور', 'الحشد', '観客', '群衆', '观众', '人群']],
  ['facade', ['sidewalk', 'pavement', 'gehweg', 'bürgersteig', 'acera', 'trottoir', 'calçada', 'marciapiede']],
  ['facade', ['kaldırım', 'رصيف', '歩道', '人行道']],
];
