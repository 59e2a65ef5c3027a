import type { Stage } from './stage.ts';

type Weathered = Pick<Stage, 'plan'>;

/** Rain or a storm: wet ground, drops on glass. */
export const isWet = ({ plan }: Weathered): boolean => plan.weather === 'rain' || plan.weather === 'storm';

/** Snow lies: it falls, or it is winter. */
export const isSnowy = ({ plan }: Weathered): boolean => plan.weather === 'snow' || plan.season === 'winter';
