import type { Mark } from '@kinora/drawing';

/** What stands on the quay, each on its foot at 0; the lamp is 1 high. */
export const QUAY_THINGS = {
  bollard: [
    ['disc', '#000000/22', [0, 0, 0.5, 0.12]],
    ['poly', 'iron', [-0.3, 0, -0.2, -0.6, 0.2, -0.6, 0.3, 0]],
    ['disc', 'iron', [0, -0.68, 0.36, 0.17]],
    ['disc', 'cap', [-0.06, -0.74, 0.24, 0.08]],
    ['curve', 'rope', [-0.25, -0.2, 0, -0.14, 0.25, -0.2], 0.075],
    ['curve', 'rope', [-0.25, -0.3, 0, -0.24, 0.25, -0.3], 0.075],
    ['curve', 'rope', [-0.25, -0.4, 0, -0.34, 0.25, -0.4], 0.075],
  ],
  crate: [
    ['disc', '#000000/18', [0.5, 0, 0.75, 0.1]],
    ['panel', 'crate', [0, -0.8, 1, 0.8, 0.03]],
    ['rect', 'gap', [0, -0.24, 1, 0.025]],
    ['rect', 'gap', [0, -0.44, 1, 0.025]],
    ['rect', 'gap', [0, -0.64, 1, 0.025]],
    ['panel', 'edge', [0.04, -0.8, 0.12, 0.8]],
    ['panel', 'edge', [0.84, -0.8, 0.12, 0.8]],
    ['panel', 'cap', [0, -0.82, 1, 0.05, 0.02]],
  ],
  lamp: [
    ['line', 'iron', [0, 0, 0, -1], 0.028],
    ['curve', 'iron', [0, -1, 0.06, -1.06, 0.14, -1.03], 0.02],
    ['poly', 'ironLit', [0.08, -0.98, 0.14, -1.04, 0.2, -0.98]],
    ['disc', '#fff3d2', [0.14, -0.965, 0.03]],
  ],
} satisfies Record<string, readonly Mark[]>;
