import type { Slope, SlopeKind } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

interface SlopeWords {
  /** Which way somebody goes there, in all languages together. */
  readonly ways: Rules<Slope['way']>;
  /** What they go there on. */
  readonly kinds: Rules<SlopeKind>;
  /** Languages in which the way may stand behind what it is of: "die Klippe hinunter". */
  readonly behind: readonly string[];
}

export const SLOPE_WORDS: SlopeWords = {
  ways: [
    ['down', ['down', 'downhill', 'descend', 'descends', 'descending', 'hinunter*', 'herunter*', 'hinab*', 'herab*']],
    ['down', ['runter', 'abwärts', 'bergab', 'baja', 'bajan', 'bajando', 'bajar', 'desciende*', 'descendiendo']],
    ['down', ['cuesta abajo', 'descend', 'descendent', 'descendant', 'descendre', 'dévale*', 'dévalant', 'scende']],
    [
      'down',
      ['scendono', 'scendendo', 'scendere', 'giù per', 'giù da', 'desce', 'descem', 'descendo', 'descer', 'aşağı'],
    ],
    [
      'down',
      ['iniyor', 'inen', 'inerken', 'ينزل', 'تنزل', 'نازلا', 'نزول', 'ينحدر', 'أسفل', '降り', '降りる', '降りて'],
    ],
    ['down', ['下り', '下りる', '下りて', '下る', '爬下', '走下', '跑下', '往下', '下来', '滑下', '冲下', '下']],
    ['up', ['up', 'uphill', 'ascend', 'ascends', 'ascending', 'hinauf*', 'herauf*', 'aufwärts', 'bergauf', 'rauf']],
    [
      'up',
      ['sube', 'suben', 'subiendo', 'subir', 'cuesta arriba', 'monte', 'montent', 'montant', 'gravit', 'gravissant'],
    ],
    [
      'up',
      ['sale', 'salgono', 'salendo', 'salire', 'su per', 'sobe', 'sobem', 'subindo', 'yukarı', 'çıkıyor', 'çıkan'],
    ],
    [
      'up',
      [
        'tırman*',
        'يصعد',
        'تصعد',
        'صعود',
        '登る',
        '登っ',
        '登り',
        '上る',
        'のぼる',
        '上り',
        '爬上',
        '走上',
        '跑上',
        '往上',
      ],
    ],
    ['up', ['climb*', 'kletter*', 'escala*', 'trepa*', 'grimp*', 'arrampica*', 'يتسلق', 'تتسلق', '攀登', '攀爬', '爬']],
  ],
  kinds: [
    ['snow', ['snowy slope', 'snowy hill', 'ski slope', 'piste', 'skipiste', 'pista de esquí', 'piste de ski', '雪坡']],
    ['snow', ['pista da sci', 'kayak pisti', 'منحدر ثلجي', 'ゲレンデ', '雪の斜面', '滑雪道', 'snowy mountain']],
    ['wood', ['ramp', 'rampe', 'rampa', 'skate ramp', 'rampadan', 'rampayı', 'رامبا', 'スロープ', '坡道']],
    ['sand', ['dune', 'sand dune', 'düne', 'duna', 'kumul', 'kumuldan', 'كثيب', 'الكثيب', '砂丘', '沙丘']],
    ['rock', ['cliff', 'cliffs', 'cliffside', 'crag', 'ravine', 'rock face', 'mountain', 'mountainside', 'rocks']],
    ['rock', ['klippe', 'felswand', 'felsen', 'berg', 'bergwand', 'felshang', 'acantilado', 'montaña', 'peñasco']],
    [
      'rock',
      ['falaise', 'montagne', 'paroi', 'rocher', 'rochers', 'scogliera', 'montagna', 'rupe', 'dirupo', 'penhasco'],
    ],
    ['rock', ['falésia', 'montanha', 'uçurum', 'uçurumdan', 'kayalık', 'kayalıktan', 'kayalıklardan', 'dağ', 'dağdan']],
    [
      'rock',
      ['dağa', 'kayalığa', 'جرف', 'الجرف', 'جبل', 'الجبل', '崖', '断崖', '岩山', '山', '悬崖', '峭壁', '山崖', '岩石'],
    ],
    ['grass', ['hill', 'hillside', 'slope', 'embankment', 'hügel', 'hang', 'abhang', 'böschung', 'colina', 'ladera']],
    ['grass', ['cuesta', 'pendiente', 'colline', 'pente', 'coteau', 'collina', 'pendio', 'encosta', 'ladeira', 'tepe']],
    ['grass', ['tepeden', 'tepeye', 'yamaç', 'yamaçtan', 'تل', 'التل', 'منحدر', 'المنحدر', '丘', '坂', '坂道', '斜面']],
    ['grass', ['土手', '山坡', '山丘', '小山', '斜坡', '坡']],
  ],
  behind: ['de', 'ja', 'tr', 'zh'],
};
