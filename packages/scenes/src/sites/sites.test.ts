import { SITES, type SiteName, siteOf } from '@kinora/reading';
import { expect, it } from 'vitest';

import { describeSet } from '../testing/set-facts.ts';
import { SITE_PAINTERS } from './all-sites.ts';

const names = Object.keys(SITE_PAINTERS).filter((name): name is SiteName => name in SITES);

for (const name of names) {
  const { set, time } = siteOf(name);
  describeSet(name, await SITE_PAINTERS[name](), [
    { set, site: name, time: time ?? 'day' },
    { set, site: name, time: 'night', weather: 'rain', season: 'autumn', seed: 2 },
    { set, site: name, time: 'dawn', weather: 'snow', season: 'winter', angle: 'below', seed: 3 },
  ]);
}

it('has a painter for every part of a place', () => {
  expect(names.toSorted()).toEqual(Object.keys(SITES).toSorted());
});
