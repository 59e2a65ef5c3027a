// @vitest-environment happy-dom
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readPendingCreation, savePendingCreation, type PendingCreation } from './pending-creation.ts';
import { markPendingProject } from './pending-mark.ts';
import { GUEST, projectLog } from './project-log.ts';
import { setSessionMark } from './session-marks.ts';
import { writeStored } from './storage.ts';
import { dropTraces, ownTraces } from './traces.ts';

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
  setSessionMark('code', 'ada@example.com');
}

describe('S27: what somebody leaves in a browser', () => {
  it('goes with them, and nothing else does', async () => {
    ownTraces('ada');
    leaveTraces();
    savePendingCreation(pending);
    await dropTraces();
    expect(kept()).toBe(JSON.stringify([[['of-another-app', '"stays"']], []]));
  });

  it('stays for the same member, and goes when another one comes', () => {
    ownTraces('ada');
    leaveTraces();
    ownTraces('ada');
    expect(kept()).toContain('a secret fox');
    ownTraces('grace');
    expect(kept()).not.toMatch(/secret fox|ada/);
    expect(kept()).toContain('grace');
  });

  it('is the newcomer’s where nobody was a member before', () => {
    leaveTraces();
    ownTraces('ada');
    expect(kept()).toContain('a secret fox');
  });

  it('is the newcomer’s where it was asked for in this tab just now', () => {
    ownTraces('ada');
    savePendingCreation(pending);
    ownTraces('grace');
    expect(readPendingCreation()).toMatchObject({ resumes: true, pending: { key: 'k-1' } });
  });

  it('is not the newcomer’s where it waited from another tab', () => {
    ownTraces('ada');
    savePendingCreation(pending);
    sessionStorage.clear();
    ownTraces('grace');
    expect(readPendingCreation()).toBeNull();
  });

  it('takes the projects along, but not the one that a guest has just asked to save', async () => {
    const step = { sequence: 1, base: 1, kind: 'do', edit: { label: 'move', changes: [], selection: [] } } as const;
    await projectLog(GUEST, 'p1').append([step]);
    await projectLog('ada', 'p1').append([step]);
    ownTraces('ada');
    markPendingProject();
    ownTraces('grace');
    await expect.poll(() => stepsOf('ada')).toBe(0);
    expect(await stepsOf(GUEST)).toBe(1);
    await dropTraces();
    expect(await stepsOf(GUEST)).toBe(0);
  });
});
