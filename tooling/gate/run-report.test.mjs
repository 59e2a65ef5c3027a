import { describe, expect, it } from 'vitest';

import { reportLines } from './run-report.mjs';

const execution = { startTime: 1000, endTime: 4500 };
const about = { at: '2026-11-20T14:03:59.000Z', commit: 'c0ffee00', milliseconds: 61_000 };

describe('reportLines', () => {
  it('tells what ran, longest first, and when and where what is remembered ran', () => {
    const tasks = [
      { taskId: '//#lint', hash: 'l1', cache: { status: 'HIT' }, execution },
      { taskId: '@kinora/ui#test', hash: 'u1', cache: { status: 'MISS' }, execution: { startTime: 0, endTime: 900 } },
      { taskId: '@kinora/api#test', hash: 'a1', cache: { status: 'MISS' }, execution },
    ];
    expect(reportLines(tasks, (hash) => (hash === 'l1' ? about : undefined))).toEqual([
      'ran            3.5 s  @kinora/api#test',
      'ran            0.9 s  @kinora/ui#test',
      'remembered    61.0 s  //#lint, 2026-11-20 14:03 UTC at c0ffee00',
    ]);
  });
});
