import { dropKeptFiles } from './kept-files.ts';
import { dropPendingCreation, readPendingCreation } from './pending-creation.ts';
import { isProjectPending } from './pending-flag.ts';
import { dropProjectLogs, GUEST } from './project-log.ts';
import { dropAllStored, readStored, writeStored } from './storage.ts';

/** The prefix of all stored user data, except for the keys of the specification. */
const OURS = 'kinora:';
const OWNER = 'kinora:owner';

const aText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Deletes what a user left in this browser: what was typed, requested, chosen, edited and sent. The device id stays. */
export async function clearLocalData(): Promise<void> {
  dropPendingCreation();
  for (const area of ['local', 'session'] as const) dropAllStored(area, OURS);
  await Promise.all([dropKeptFiles(), dropProjectLogs()]);
}

/**
 * Records whose data is stored here from now on and deletes another member's. What was just requested in this tab
 * belongs to the new member.
 */
export function claimLocalData(memberId: string): void {
  const before = readStored('local', OWNER, aText);
  if (before === memberId) return;
  if (before !== undefined && isProjectPending()) void dropProjectLogs([GUEST, memberId]);
  else if (before !== undefined && readPendingCreation()?.resumes !== true) void clearLocalData();
  writeStored('local', OWNER, memberId);
}
