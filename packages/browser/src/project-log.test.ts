import { IDBKeyRange, IDBObjectStore, indexedDB } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';

import { dropProjectLogs, GUEST, projectLog, type KeptHead, type KeptStep } from './project-log.ts';

vi.stubGlobal('indexedDB', indexedDB);
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const HEAD: KeptHead = { revision: 3, saved: 1, sending: null, document: null, documentAt: 0 };
const stepAt = (sequence: number): KeptStep => ({
  sequence,
  base: 3,
  kind: 'do',
  edit: { label: 'closeGap', changes: [], selection: [] },
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps steps in their order, and how many the server has', async () => {
  const log = projectLog('ada', 'p1');
  for (const sequence of [1, 2, 10]) expect(await log.append([stepAt(sequence)])).toBe('kept');
  expect(await log.read()).toEqual({ head: null, steps: [stepAt(1), stepAt(2), stepAt(10)] });
  await log.writeHead(HEAD);
  await log.forgetBefore(2);
  expect(await projectLog('ada', 'p1').read()).toEqual({ head: HEAD, steps: [stepAt(2), stepAt(10)] });
});

it('keeps projects and members apart', async () => {
  await projectLog('ada', 'p2').append([stepAt(1)]);
  await projectLog('grace', 'p2').append([stepAt(2)]);
  expect((await projectLog('ada', 'p2').read()).steps).toEqual([stepAt(1)]);
  expect((await projectLog('ada', 'p3').read()).steps).toEqual([]);
});

it('replaces everything at once', async () => {
  const log = projectLog('ada', 'p4');
  await log.append([stepAt(1)]);
  await log.append([stepAt(2)]);
  await log.replace({ head: HEAD, steps: [stepAt(7)] });
  expect(await log.read()).toEqual({ head: HEAD, steps: [stepAt(7)] });
});

it('drops what is damaged', async () => {
  const log = projectLog('ada', 'p5');
  await log.append([{ ...stepAt(1), kind: 'nonsense' as 'do' }]);
  await log.append([stepAt(2)]);
  await log.writeHead({ revision: 1 } as KeptHead);
  expect(await log.read()).toEqual({ head: null, steps: [stepAt(2)] });
});

it('forgets all owners but those that are named', async () => {
  await projectLog(GUEST, 'sample').append([stepAt(1)]);
  await projectLog('ada', 'p6').append([stepAt(1)]);
  await dropProjectLogs([GUEST]);
  expect((await projectLog('ada', 'p6').read()).steps).toEqual([]);
  expect((await projectLog(GUEST, 'sample').read()).steps).toHaveLength(1);
  await dropProjectLogs();
  expect((await projectLog(GUEST, 'sample').read()).steps).toEqual([]);
});

it('says when the quota is used up, and when the data base is blocked', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = projectLog('ada', 'p7');
  expect(await log.append([stepAt(1)])).toBe('full');
  put.mockImplementationOnce(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  expect(await log.writeHead(HEAD)).toBe('blocked');
  expect(await log.append([stepAt(1)])).toBe('kept');
});
