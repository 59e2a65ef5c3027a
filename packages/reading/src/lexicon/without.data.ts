import type { Without } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** What a sky may be asked not to have, in all languages together. */
export const WITHOUT: Rules<Without> = [
  ['clouds', ['cloud', 'clouds', 'wolke', 'wolken', 'nube', 'nubes', 'nuage', 'nuages', 'nuvem', 'nuvens', 'nuvola']],
  [
    'clouds',
    ['nuvole', 'bulut', 'bulutlar', 'bulutu', 'غيوم', 'الغيوم', 'غيمة', 'سحاب', 'سحب', '雲', '云', '云彩', '云朵'],
  ],
  ['lightning', ['lightning', 'blitz', 'blitze', 'rayos', 'relámpago', 'relámpagos', 'éclair', 'éclairs', 'relâmpago']],
  [
    'lightning',
    ['relâmpagos', 'raios', 'fulmini', 'lampi', 'şimşek', 'برق', 'صواعق', '稲妻', '雷', '闪电', '雷电', 'thunder'],
  ],
  ['rain', ['rain', 'regen', 'lluvia', 'pluie', 'chuva', 'pioggia', 'yağmur', 'مطر', 'أمطار', '雨', 'drizzle']],
  ['snow', ['snow', 'schnee', 'nieve', 'neige', 'neve', 'kar', 'ثلج', 'ثلوج', '雪']],
  [
    'fog',
    ['fog', 'mist', 'nebel', 'niebla', 'brouillard', 'brume', 'névoa', 'neblina', 'nebbia', 'sis', 'ضباب', '霧', '雾'],
  ],
];
