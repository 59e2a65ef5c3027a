import { late } from '@kinora/ui';

/** How far a file is: it comes when the first one is sent. */
export const lateSending = late(() => import('./sending-rest.ts'));
