import { dropKeptFiles } from './kept-files.ts';
import { dropPendingCreation, readPendingCreation } from './pending-creation.ts';
import { isProjectPending } from './pending-flag.ts';
import { dropProjectLogs, GUEST } from './project-log.ts';
import { dropAllStored, readStored, writeStored } from './storage.ts';

/** Everything that people leave in storage begins so, but the keys of the specification. */
const OURS = 'kinora:';
const OWNER = 'kinora:owner';

const aText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Forgets what somebody left in this browser: what was typed, asked for, chosen, edited and sent. The device stays known. */
export async function clearLocalData(): Promise<void> {
  dropPendingCreation();
  for (const area of ['local', 'session'] as const) dropAllStored(area, OURS);
  await Promise.all([dropKeptFiles(), dropProjectLogs()]);
}

/**
 * Notes whose traces are here from now on; what another member has left goes. What was asked for in this tab just now
 * is the newcomer's own.
 */
export function claimLocalData(memberId: string): void {
  const before = readStored('local', OWNER, aText);
  if (before === memberId) return;
  if (before !== undefined && isProjectPending()) void dropProjectLogs([GUEST, memberId]);
  else if (before !== undefined && readPendingCreation()?.resumes !== true) void clearLocalData();
  writeStored('local', OWNER, memberId);
}
