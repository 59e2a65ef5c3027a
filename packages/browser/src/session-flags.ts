import { dropStored, readStored, writeStored } from './storage.ts';

const aText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Remembers something about this tab until it is closed; survives reloads. */
export const setSessionFlag = (name: string, value = 'yes'): void =>
  void writeStored('session', `kinora:${name}`, value);

/** The mark of this tab, or undefined. */
export const sessionFlag = (name: string): string | undefined => readStored('session', `kinora:${name}`, aText);

export const clearSessionFlag = (name: string): void => dropStored('session', `kinora:${name}`);
