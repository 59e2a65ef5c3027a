import { withEyesClosed } from './modelling.ts';
import type { Rig } from './rig.ts';

/** A rig whose eyes are closed while it sleeps. */
export function sleeping(rig: Rig): Rig {
  const { views } = rig;
  return {
    ...rig,
    ...(views ? { views: { ahead: sleeping(views.ahead), behind: sleeping(views.behind) } } : {}),
    draw(ctx, phase, options) {
      if (options.activity !== 'sleep') return rig.draw(ctx, phase, options);
      withEyesClosed(ctx, () => rig.draw(ctx, phase, options));
    },
  };
}
