// @vitest-environment happy-dom
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { clearLocalData, claimLocalData } from './local-data.ts';
import { readPendingCreation, savePendingCreation, type PendingCreation } from './pending-creation.ts';
import { markPendingProject } from './pending-flag.ts';
import { GUEST, projectLog } from './project-log.ts';
import { setSessionFlag } from './session-flags.ts';
import { writeStored } from './storage.ts';

const pending: PendingCreation = {
  model: 'local',
  mode: 'text',
  input: { prompt: 'a fox' },
  count: 1,
  cost: 8,
  key: 'k-1',
  label: 'local',
};

vi.stubGlobal('indexedDB', indexedDB);
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const stepsOf = async (owner: string) => (await projectLog(owner, 'p1').read()).steps.length;
const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function leaveTraces() {
  writeStored('local', 'kinora:draft:text', { prompt: 'a secret fox' });
  writeStored('local', 'kinora:uploads', [{ owner: 'ada', digest: '00', id: 'u-1' }]);
  writeStored('local', 'of-another-app', 'stays');
  setSessionFlag('code', 'ada@example.com');
}

describe('S27: what somebody leaves in a browser', () => {
  it('goes with them, and nothing else does', async () => {
    claimLocalData('ada');
    leaveTraces();
    savePendingCreation(pending);
    await clearLocalData();
    expect(kept()).toBe(JSON.stringify([[['of-another-app', '"stays"']], []]));
  });

  it('stays for the same member, and goes when another one comes', () => {
    claimLocalData('ada');
    leaveTraces();
    claimLocalData('ada');
    expect(kept()).toContain('a secret fox');
    claimLocalData('grace');
    expect(kept()).not.toMatch(/secret fox|ada/);
    expect(kept()).toContain('grace');
  });

  it('is the newcomer’s where nobody was a member before', () => {
    leaveTraces();
    claimLocalData('ada');
    expect(kept()).toContain('a secret fox');
  });

  it('is the newcomer’s where it was asked for in this tab just now', () => {
    claimLocalData('ada');
    savePendingCreation(pending);
    claimLocalData('grace');
    expect(readPendingCreation()).toMatchObject({ resumes: true, pending: { key: 'k-1' } });
  });

  it('is not the newcomer’s where it waited from another tab', () => {
    claimLocalData('ada');
    savePendingCreation(pending);
    sessionStorage.clear();
    claimLocalData('grace');
    expect(readPendingCreation()).toBeNull();
  });

  it('takes the projects along, but not the one that a guest has just asked to save', async () => {
    const step = { sequence: 1, base: 1, kind: 'do', edit: { label: 'move', changes: [], selection: [] } } as const;
    await projectLog(GUEST, 'p1').append([step]);
    await projectLog('ada', 'p1').append([step]);
    claimLocalData('ada');
    markPendingProject();
    claimLocalData('grace');
    await expect.poll(() => stepsOf('ada')).toBe(0);
    expect(await stepsOf(GUEST)).toBe(1);
    await clearLocalData();
    expect(await stepsOf(GUEST)).toBe(0);
  });
});
