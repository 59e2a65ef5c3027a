import type { FixtureName } from '../plan/fixtures.ts';
import type { Rules } from './lexicon.ts';

/** What stands in a place is called, in all languages together: their words are no others' in any of them. */
export const FIXTURE_WORDS: Rules<FixtureName> = [
  ['busStop', ['bus stop', 'bus shelter', 'bushaltestelle*', 'haltestelle', 'parada de autobús', 'parada del autobús']],
  ['busStop', ['parada de bus', 'arrêt de bus', 'arrêt d autobus', 'abribus', 'parada de ônibus', 'ponto de ônibus']],
  ['busStop', ['paragem de autocarro', 'fermata dell autobus', 'fermata del bus', 'otobüs durağı', 'otobüs durağında']],
  ['busStop', ['موقف الحافلة', 'موقف الحافلات', 'محطة الحافلات', 'バス停', 'バス停留所', '公交站', '公交车站', '巴士站']],
  [
    'pond',
    [
      'garden pond',
      'koi pond',
      'lily pond',
      'gartenteich',
      'seerosenteich',
      'estanque del jardín',
      'estanque de jardín',
    ],
  ],
  ['pond', ['bassin du jardin', 'étang du jardin', 'bassin de jardin', 'lago do jardim', 'laghetto del giardino']],
  ['pond', ['bahçe göleti', 'بركة الحديقة', '庭の池', '花园池塘', '锦鲤池']],
  ['openOven', ['out of the oven', 'from the oven', 'open oven', 'aus dem ofen', 'aus dem backofen', 'offener ofen']],
  [
    'openOven',
    ['del horno', 'horno abierto', 'du four', 'hors du four', 'four ouvert', 'dal forno', 'fuori dal forno'],
  ],
  [
    'openOven',
    ['do forno', 'forno aberto', 'forno aperto', 'fırından', 'açık fırın', 'من الفرن', 'オーブンから', '窯から'],
  ],
  ['openOven', ['从烤箱', '从烤箱里', '从烤炉', '从烤炉里', '出炉']],
];
