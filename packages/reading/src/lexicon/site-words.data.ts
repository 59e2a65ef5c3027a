import type { SiteName } from '../plan/sites.ts';
import type { Rules } from './lexicon.ts';

/** What parts of places are called, in all languages together: their words are no others' in any of them. */
export const SITE_WORDS: Rules<SiteName> = [
  ['gutter', ['gutter', 'street gutter', 'kerb', 'curb', 'rinnstein*', 'bordstein*', 'gosse', 'caniveau*', 'cuneta']],
  [
    'gutter',
    ['bordillo', 'rigole', 'sarjeta', 'meio fio', 'cunetta', 'rigagnolo', 'marciapiede allagato', 'kaldırım kenarı'],
  ],
  ['gutter', ['حافة الرصيف', '側溝', '道端の溝', '路边水沟', '路缘', '排水沟']],
  ['kotatsu', ['kotatsu', 'こたつ', '炬燵', 'コタツ', '被炉', '暖桌', 'كوتاتسو']],
  ['veranda', ['engawa', '縁側', 'temple veranda', 'veranda of a temple', 'veranda of the temple', '缘侧', '檐廊']],
  [
    'veranda',
    ['tempelveranda', 'veranda eines tempels', 'galería del templo', 'véranda du temple', 'varanda do templo'],
  ],
  ['veranda', ['veranda del tempio', 'tapınağın verandası', 'شرفة المعبد']],
  [
    'stairwell',
    ['spiral stair', 'spiral stairs', 'spiral staircase', 'winding stair', 'winding stairs', 'wendeltreppe*'],
  ],
  ['stairwell', ['escalera de caracol', 'escaleras de caracol', 'escalier en colimaçon', 'escalier en spirale']],
  ['stairwell', ['escada em caracol', 'escada de caracol', 'scala a chiocciola', 'döner merdiven', 'sarmal merdiven']],
  ['stairwell', ['سلم حلزوني', 'الدرج الحلزوني', 'らせん階段', '螺旋階段', '螺旋楼梯', '旋转楼梯']],
  ['station', ['space station', 'raumstation*', 'estación espacial', 'station spatiale', 'estação espacial']],
  ['station', ['stazione spaziale', 'uzay istasyonu', 'محطة فضائية', 'محطة الفضاء', '宇宙ステーション', '空间站']],
  ['aisle', ['library corridor', 'library aisle', 'corridor of a library', 'corridor of books', 'between the shelves']],
  ['aisle', ['between the bookshelves', 'between bookshelves', 'zwischen den regalen', 'zwischen bücherregalen']],
  ['aisle', ['bibliotheksgang', 'pasillo de la biblioteca', 'entre las estanterías', 'entre los estantes']],
  ['aisle', ['couloir de bibliothèque', 'entre les rayons', 'entre les étagères', 'corredor da biblioteca']],
  ['aisle', ['entre as estantes', 'corridoio della biblioteca', 'tra gli scaffali', 'kütüphane koridoru']],
  ['aisle', ['ممر المكتبة', 'بين الرفوف', '本棚の間', '図書館の廊下', '书架之间', '图书馆走廊']],
  ['underIce', ['under the ice', 'beneath the ice', 'below the ice', 'unter dem eis', 'unterm eis', 'bajo el hielo']],
  ['underIce', ['sous la glace', 'sob o gelo', 'debaixo do gelo', 'sotto il ghiaccio', 'buzun altında']],
  ['underIce', ['تحت الجليد', '氷の下', '冰下', '冰层下']],
  ['lowTide', ['low tide', 'ebb tide', 'at ebb', 'bei ebbe', 'niedrigwasser', 'marea baja', 'bajamar', 'marée basse']],
  ['lowTide', ['maré baixa', 'bassa marea', 'gelgit çekil*', 'الجزر المنخفض', 'وقت الجزر', '干潮', '引き潮', '退潮']],
  ['festival', ['summer festival', 'lantern festival', 'street festival', 'matsuri', 'laternenfest', 'sommerfest']],
  ['festival', ['festival de los faroles', 'festival de verano', 'fête des lanternes', 'festa das lanternas']],
  [
    'festival',
    ['festa delle lanterne', 'fener festivali', 'مهرجان الفوانيس', '夏祭り', '縁日', 'お祭り', '灯会', '庙会'],
  ],
  ['stoneSteps', ['stone steps', 'stone stairs', 'temple steps', 'steinstufen', 'steintreppe*', 'escalones de piedra']],
  ['stoneSteps', ['escalera de piedra', 'marches de pierre', 'escalier de pierre', 'degraus de pedra']],
  [
    'stoneSteps',
    ['escadaria de pedra', 'gradini di pietra', 'taş basamak*', 'taş merdiven*', 'درج حجري', '石段', '石阶'],
  ],
  [
    'christmas',
    ['under the christmas tree', 'beneath the christmas tree', 'by the christmas tree', 'unterm christbaum'],
  ],
  [
    'christmas',
    ['unter dem weihnachtsbaum', 'unterm weihnachtsbaum', 'bajo el árbol de navidad', 'sous le sapin de noël'],
  ],
  [
    'christmas',
    ['debaixo da árvore de natal', 'sob a árvore de natal', 'sotto l albero di natale', 'yılbaşı ağacının'],
  ],
  ['christmas', ['تحت شجرة عيد الميلاد', 'クリスマスツリーの下', '圣诞树下']],
  [
    'display',
    [
      'in the shop window',
      'in a shop window',
      'in a toy shop window',
      'store window',
      'window display',
      'im schaufenster',
    ],
  ],
  [
    'display',
    ['en el escaparate', 'en un escaparate', 'dans la vitrine', 'dans une vitrine', 'na vitrine', 'in vetrina'],
  ],
  ['display', ['vitrinde', 'vitrininde', 'في واجهة المتجر', 'ショーウィンドウの中', 'ショーウィンドー', '橱窗里']],
  [
    'lookout',
    [
      'view from a window',
      'view out of a window',
      'view from the window',
      'seen from a window',
      'blick aus einem fenster',
    ],
  ],
  [
    'lookout',
    ['blick aus dem fenster', 'vom fenster aus gesehen', 'vista desde una ventana', 'vista desde la ventana'],
  ],
  [
    'lookout',
    ['vue depuis une fenêtre', 'vue de la fenêtre', 'vue depuis la fenêtre', 'vista de uma janela', 'vista da janela'],
  ],
  [
    'lookout',
    ['vista da una finestra', 'vista dalla finestra', 'pencereden bakış', 'pencereden görünüm', 'منظر من النافذة'],
  ],
  ['lookout', ['窓からの眺め', '窓から見下ろす', '窓から見た', '从窗户看', '窗外望去']],
  ['pane', ['behind the window', 'behind a window', 'behind the glass', 'hinter dem fenster', 'hinter einem fenster']],
  [
    'pane',
    ['hinter der scheibe', 'detrás de la ventana', 'detrás de una ventana', 'tras la ventana', 'derrière une fenêtre'],
  ],
  [
    'pane',
    ['derrière la fenêtre', 'atrás da janela', 'atrás de uma janela', 'dietro la finestra', 'dietro una finestra'],
  ],
  [
    'pane',
    [
      'pencerenin arkasında',
      'pencere arkasında',
      'خلف النافذة',
      'وراء النافذة',
      '窓の向こう',
      '窓越し',
      '窗户后面',
      '窗后',
    ],
  ],
];
