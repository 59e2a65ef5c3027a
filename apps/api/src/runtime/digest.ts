import { createHash } from 'node:crypto';

/** Tells two requests under one key apart. */
export const digest = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');
