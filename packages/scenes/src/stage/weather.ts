import type { Stage } from './stage.ts';

type Weathered = Pick<Stage, 'plan'>;

/** Rain or a storm: wet ground, drops on glass. */
export const isWet = ({ plan }: Weathered): boolean =>
  (plan.weather === 'rain' || plan.weather === 'storm') && plan.without?.includes('rain') !== true;

/** Snow lies: it falls, or it is winter. */
export const isSnowy = ({ plan }: Weathered): boolean => plan.weather === 'snow' || plan.season === 'winter';

/** A storm without flashes. */
export const isBoltless = ({ plan }: Weathered): boolean => plan.without?.includes('lightning') === true;

/** A sky that shall have no clouds. */
export const isCloudless = ({ plan }: Weathered): boolean => plan.without?.includes('clouds') === true;
