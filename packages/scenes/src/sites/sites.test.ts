import { SITES, type SiteName, siteOf } from '@kinora/reading';
import { expect, it } from 'vitest';

import type { SetPainter } from '../stage/stage.ts';
import { describeSet } from '../testing/set-facts.ts';
import { paintAisle } from './aisle.ts';
import { SITE_PAINTERS } from './all-sites.ts';
import { paintArena } from './arena.ts';
import { paintBackstreet } from './backstreet.ts';
import { paintBathroom } from './bathroom.ts';
import { paintChristmas } from './christmas.ts';
import { paintDisplay } from './display.ts';
import { paintFacade } from './facade.ts';
import { paintFestival } from './festival.ts';
import { paintGutter } from './gutter.ts';
import { paintKotatsu } from './kotatsu.ts';
import { paintLookout } from './lookout.ts';
import { paintLowTide } from './low-tide.ts';
import { paintPane } from './pane.ts';
import { paintStairwell } from './stairwell.ts';
import { paintStation } from './station.ts';
import { paintStillLife } from './still-life.ts';
import { paintStoneSteps } from './stone-steps.ts';
import { paintUnderIce } from './under-ice.ts';
import { paintVeranda } from './veranda.ts';
import { paintWorkshop } from './workshop.ts';

const PAINTERS: Readonly<Record<SiteName, SetPainter>> = {
  aisle: paintAisle,
  arena: paintArena,
  backstreet: paintBackstreet,
  bathroom: paintBathroom,
  christmas: paintChristmas,
  display: paintDisplay,
  facade: paintFacade,
  festival: paintFestival,
  gutter: paintGutter,
  kotatsu: paintKotatsu,
  lookout: paintLookout,
  lowTide: paintLowTide,
  pane: paintPane,
  stairwell: paintStairwell,
  station: paintStation,
  stillLife: paintStillLife,
  stoneSteps: paintStoneSteps,
  underIce: paintUnderIce,
  veranda: paintVeranda,
  workshop: paintWorkshop,
};
const names = Object.keys(SITE_PAINTERS).filter((name): name is SiteName => name in SITES);

for (const name of names) {
  const { set, time } = siteOf(name);
  describeSet(name, PAINTERS[name], [
    { set, site: name, time: time ?? 'day' },
    { set, site: name, time: 'dawn', weather: 'snow', season: 'winter', angle: 'below', seed: 3 },
  ]);
}

it.each(names)('loads the painter of %s', async (name) => {
  expect(await SITE_PAINTERS[name]()).toBe(PAINTERS[name]);
});
