import { clearSessionMark, sessionMark, setSessionMark } from './session-marks.ts';

/** The mark of the tab in which something was asked for before signing in. */
export const PENDING_MARK = 'pending';
/** The mark of the tab in which a guest asked for a project to be saved. */
const PROJECT_MARK = 'pending-project';

/** What was asked for stays, but no longer continues by itself: its sign-in was given up. */
export const pausePendingCreation = (): void => clearSessionMark(PENDING_MARK);

/** A guest's project becomes the member's own with the next sign-in in this tab. */
export const markPendingProject = (): void => setSessionMark(PROJECT_MARK);
export const isProjectPending = (): boolean => sessionMark(PROJECT_MARK) !== undefined;
export const clearPendingProject = (): void => clearSessionMark(PROJECT_MARK);
