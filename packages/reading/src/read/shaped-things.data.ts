import type { RigName, ShapedThing } from '@kinora/subjects';

/** What may have the shape of something else, by what usually draws it. */
export const SHAPED_THINGS: Readonly<Partial<Record<RigName, ShapedThing>>> = {
  hotair: 'hot air balloon',
  balloon: 'balloon',
  cake: 'cake',
  car: 'car',
};

/** Pictures of boards with figures, which are drawn about what is said. */
export const CHART_PICTURES: readonly string[] = ['bar-chart', 'chart-increasing', 'chart-decreasing'];
