import type { Variety } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** What makes one field or sky of another, in all languages together: their words are no others' in any of them. */
export const VARIETIES: Rules<Variety> = [
  ['lavender', ['lavender*', 'lavendel*', 'lavanda*', 'lavande*', 'alfazema*', 'lavanta*']],
  ['lavender', ['لافندر', 'خزامى', 'الخزامى', 'اللافندر', 'ラベンダー', '薰衣草']],
  ['poppies', ['poppy', 'poppies', 'mohn*', 'klatschmohn*', 'amapola*', 'coquelicot*', 'papoula*', 'papaver*']],
  ['poppies', ['gelincik*', 'خشخاش', 'الخشخاش', 'ポピー', '罂粟', '虞美人']],
  ['tulips', ['tulip*', 'tulpe*', 'tulpen*', 'lale', 'laleler', 'توليب', 'التوليب', 'チューリップ', '郁金香']],
  ['sunflowers', ['sunflower*', 'sonnenblume*', 'girasol*', 'girassol*', 'girassóis', 'tournesol*', 'ayçiçe*']],
  ['sunflowers', ['عباد الشمس', 'دوار الشمس', 'ひまわり', '向日葵']],
  ['wheat', ['wheat', 'cornfield', 'barley', 'weizen*', 'getreide*', 'kornfeld*', 'trigo', 'trigal*', 'blé', 'blés']],
  ['wheat', ['grano', 'buğday', 'başak*', 'قمح', 'القمح', '麦畑', '小麦', '麦田']],
  ['aurora', ['aurora*', 'aurore*', 'northern lights', 'polarlicht*', 'nordlicht*', 'kuzey ışıkları']],
  ['aurora', ['الشفق القطبي', 'オーロラ', '极光']],
  [
    'ajar',
    ['ajar', 'half open', 'angelehnt*', 'entreabiert*', 'entrouvert*', 'entreabert*', 'socchius*', 'aralık kapı'],
  ],
  ['ajar', ['موارب', '半開き', '半开', '虚掩']],
  ['hotel', ['hotel*', 'hôtel*', 'albergo', 'otel', 'فندق', 'الفندق', 'ホテル', '酒店', '宾馆']],
  [
    'school',
    ['school', 'schule', 'schulflur', 'schulgang', 'escuela', 'colegio', 'école', 'lycée', 'scuola', 'escola'],
  ],
  ['school', ['okul', 'مدرسة', 'المدرسة', '学校', '校舎', '教学楼']],
];
