import { clearSessionMark } from './session-marks.ts';

/** The mark of the tab in which something was asked for before signing in. */
export const PENDING_MARK = 'pending';

/** What was asked for stays, but no longer continues by itself: its sign-in was given up. */
export const pausePendingCreation = (): void => clearSessionMark(PENDING_MARK);
