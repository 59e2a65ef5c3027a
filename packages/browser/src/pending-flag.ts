import { clearSessionFlag, sessionFlag, setSessionFlag } from './session-flags.ts';

/** The mark of the tab in which something was asked for before signing in. */
export const PENDING_FLAG = 'pending';
/** The mark of the tab in which a guest asked for a project to be saved. */
const PROJECT_MARK = 'pending-project';

/** What was asked for stays, but no longer continues by itself: its sign-in was given up. */
export const pausePendingCreation = (): void => clearSessionFlag(PENDING_FLAG);

/** A guest's project becomes the member's own with the next sign-in in this tab. */
export const markPendingProject = (): void => setSessionFlag(PROJECT_MARK);
export const isProjectPending = (): boolean => sessionFlag(PROJECT_MARK) !== undefined;
export const clearPendingProject = (): void => clearSessionFlag(PROJECT_MARK);
