import { late } from '@kinora/ui';

/** The editor: nothing of it comes to the other pages. */
export const lazyEditor = late(() => import('./editor-rest.ts'));
