/** Boards with figures on them, in all languages together. */
export const CHARTS: readonly string[] = [
  'chart',
  'graph',
  'diagram',
  'flip chart',
  'bar chart',
  'diagramm',
  'flipchart',
  'schaubild',
  'gráfico',
  'gráfica',
  'graphique',
  'diagramme',
  'grafico',
  'grafik',
  'رسم بياني',
  'مخطط',
  'グラフ',
  '図表',
  '图表',
];

/** Between a board and what it is about. */
export const ABOUT: readonly string[] = [
  'about',
  'of',
  'on',
  'über',
  'von',
  'zu',
  'sobre',
  'de',
  'sur',
  'su',
  'di',
  'hakkında',
  'عن',
  'の',
  '的',
];

/** The same, where it stands first: 魚のグラフ. */
export const ABOUT_BEFORE: readonly string[] = ['の', 'についての', '的', '关于', 'hakkında', 'ile ilgili'];
