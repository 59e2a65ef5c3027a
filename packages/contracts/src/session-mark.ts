/** Begins what a page keeps of a session whose token it never sees: it tells one session from the next, opens nothing. */
export const SESSION_MARK = 'mark_';

/** Whether a text is such a mark, and no token. */
export const isSessionMark = (text: string): boolean => text.startsWith(SESSION_MARK);
