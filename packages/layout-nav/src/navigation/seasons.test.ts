import { describe, expect, it } from 'vitest';

import { dayIn, seasonOn, seasonsOf } from './seasons.ts';

const lights = { name: 'Lights', from: '12-20', to: '01-06', image: '/a.svg', mobileImage: '/b.svg', path: '/home/' };
const halloween = {
  name: 'Halloween',
  from: '10-10',
  to: '11-03',
  image: '/seasons/halloween.svg',
  mobileImage: '/seasons/halloween-mobile.svg',
  path: '/ai-video-effects/',
};
const nameAt = (moment: string, zone?: string) => seasonOn(seasonsOf([halloween]), dayIn(new Date(moment), zone))?.name;

describe('the seasons', () => {
  it('last from their first day to their last, none where the operator names none', () => {
    expect(nameAt('2026-10-09T23:59:59Z')).toBeUndefined();
    expect(nameAt('2026-10-10T00:00:00Z')).toBe('Halloween');
    expect(nameAt('2027-11-03T23:59:59Z')).toBe('Halloween');
    expect(nameAt('2027-11-04T00:00:00Z')).toBeUndefined();
    expect(seasonsOf([])).toEqual([]);
  });

  it('begin and end with the day of the operator, not of the viewer', () => {
    expect(nameAt('2026-10-09T23:30:00Z', 'Europe/Berlin')).toBe('Halloween');
    expect(nameAt('2026-10-10T00:30:00Z', 'America/New_York')).toBeUndefined();
  });

  it('find pictures of ours under the addresses that the configuration gives them', () => {
    const [season] = seasonsOf([halloween]);
    expect(season?.image).toMatch(/halloween/);
    expect(season?.image).not.toBe(halloween.image);
    expect(season?.mobileImage).not.toBe(halloween.mobileImage);
  });

  it('count in UTC where the zone is unknown', () => {
    expect(nameAt('2026-10-09T23:30:00Z', 'Mars/Olympus')).toBeUndefined();
  });

  it('are those of the configuration, over the end of a year too', () => {
    const [season] = seasonsOf([lights]);
    expect(season).toEqual(lights);
    expect(seasonOn([lights], new Date(2027, 0, 6))).toEqual(lights);
    expect(seasonOn([lights], new Date(2027, 0, 7))).toBeUndefined();
  });

  it.each([null, 'Lights', {}, { ...lights, from: '13-01' }, { ...lights, path: 7 }])('leave %j out', (given) => {
    expect(seasonsOf([given])).toEqual([]);
  });
});
