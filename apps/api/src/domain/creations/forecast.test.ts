import { describe, expect, it } from 'vitest';

import type { Estimate } from './estimate.ts';
import { forecast, type LineJob } from './forecast.ts';
import type { WorkFacts } from './past-work.ts';

const now = 1_000_000;
const tookBy = ({ resolution }: WorkFacts) => (resolution === '1080p' ? [40] : [10]);
const aJob = (id: string, change: Partial<LineJob> = {}): LineJob => ({
  id,
  memberId: id,
  atOnce: 2,
  turn: 1,
  createdAt: 0,
  mode: 'text',
  resolution: '360p',
  shape: '16:9',
  seconds: 3,
  startedAt: null,
  done: 0,
  total: 72,
  ...change,
});
/** To the second: nobody knows how busy the machine will be. */
const likely = (one: Estimate | undefined) => Math.round(one?.p50 ?? 0);
const inTens = (one: Estimate | undefined) => 10 * Math.round((one?.p50 ?? 0) / 10);
const spread = () => Array.from({ length: 100 }, (_, took) => took + 1);
const at = (places: number) => ({ tookBy, places, now });

describe('forecast', () => {
  it('adds the work of those before, each of its own kind', () => {
    const waiting = [aJob('a', { resolution: '1080p' }), aJob('b'), aJob('c')];
    const { ends } = forecast({ recent: [], running: [], waiting }, at(1));
    expect([...ends].map(([id, one]) => [id, inTens(one)])).toEqual([
      ['a', 40],
      ['b', 50],
      ['c', 60],
    ]);
  });

  it('knows how many are made side by side', () => {
    const waiting = ['a', 'b', 'c'].map((id) => aJob(id));
    const { ends } = forecast({ recent: [], running: [], waiting }, at(2));
    expect([...ends.values()].map(likely)).toEqual([10, 10, 20]);
  });

  it('waits for what runs, by its own pace once it has one', () => {
    const running = [aJob('r', { startedAt: now - 6000, done: 54 })];
    expect(likely(forecast({ recent: [], running, waiting: [aJob('a')] }, at(1)).ends.get('a'))).toBe(12);
    const begun = [aJob('r', { startedAt: now - 6000, done: 1 })];
    expect(forecast({ recent: [], running: begun, waiting: [] }, at(1)).ends.get('r')).toEqual({ p50: 4, p90: 4 });
    expect(likely(forecast({ recent: [], running: begun, waiting: [aJob('a')] }, at(1)).ends.get('a'))).toBe(14);
  });

  it('lets others pass a member who has enough at once', () => {
    const waiting = [aJob('a', { memberId: 'm', atOnce: 1 }), aJob('b', { memberId: 'm', atOnce: 1 }), aJob('c')];
    const { ends } = forecast({ recent: [], running: [], waiting }, at(2));
    expect([...ends.values()].map(likely)).toEqual([10, 20, 10]);
  });

  it('counts on as many to come as were asked for lately', () => {
    const waiting = Array.from({ length: 10 }, (_, place) => aJob(`w${place}`, { memberId: 'm', turn: place + 1 }));
    const recent = Array.from({ length: 20 }, (_, index) => aJob(`r${index}`, { createdAt: now - 1000 * index }));
    const old = recent.map((job) => ({ ...job, createdAt: now - 300_000 }));
    const lastOf = (lately: readonly LineJob[]) =>
      likely(forecast({ running: [], waiting, recent: lately }, at(1)).ends.get('w9'));
    expect(Math.abs(lastOf(old) - 100)).toBeLessThan(3);
    expect(lastOf(recent)).toBeGreaterThan(140);
  });

  it('tells apart what is likely and what is nearly sure', () => {
    const { p50, p90 } =
      forecast({ recent: [], running: [], waiting: [aJob('a')] }, { ...at(1), tookBy: spread }).ends.get('a') ?? {};
    expect(Math.abs((p50 ?? 0) - 50)).toBeLessThan(10);
    expect(p90).toBeGreaterThan(80);
    // A busy machine takes longer for each.
    expect(p90).toBeLessThan(110);
  });

  it('goes on as it was beyond the line that was read', () => {
    const { endAt } = forecast({ recent: [], running: [], waiting: [aJob('a'), aJob('b')] }, at(1));
    expect([0, 1, 3].map((place) => likely(endAt(place)))).toEqual([10, 20, 40]);
    expect(forecast({ recent: [], running: [], waiting: [] }, at(1)).endAt(0)).toEqual({ p50: null, p90: null });
  });

  it('says that it does not know', () => {
    const { ends, endAt } = forecast({ recent: [], running: [], waiting: [aJob('a')] }, { ...at(1), tookBy: () => [] });
    expect([ends.size, endAt(0).p50]).toEqual([0, null]);
  });
});
