import { expect, it } from 'vitest';

import { planTiles, TILE_WIDTH } from './tile-plan.ts';

const tiles = (count: number) => count * TILE_WIDTH;

it('needs what is in sight, and one to each side, first where it scrolls to', () => {
  expect(planTiles({ scroll: tiles(2) + 9, width: tiles(4), lanes: 9000 }, 1)).toEqual({
    visible: [2, 3, 4, 5, 6],
    ahead: [7, 1],
  });
  expect(planTiles({ scroll: tiles(2) + 9, width: tiles(4), lanes: 9000 }, -1).ahead).toEqual([1, 7]);
});

it('needs nothing outside of the lanes', () => {
  expect(planTiles({ scroll: 0, width: tiles(3.1), lanes: tiles(3.1) }, 1)).toEqual({
    visible: [0, 1, 2, 3],
    ahead: [],
  });
  expect(planTiles({ scroll: 9000, width: 800, lanes: tiles(2.7) }, 1)).toEqual({ visible: [2], ahead: [1] });
  expect(planTiles({ scroll: 0, width: 0, lanes: 0 }, 1).visible).toEqual([0]);
});
