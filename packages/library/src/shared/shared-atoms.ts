import { createAnswer, type ApiFailure } from '@kinora/api-client';
import { readShared } from '@kinora/api-client/creations';
import { atom } from 'jotai';

/** What a link shows, to whoever has it. */
export const createShared = (id: string) => createAnswer({ ownerAtom: atom(id), read: readShared });

/** Whether a link leads nowhere, for good; else nobody could be asked. */
export const isGone = ({ kind }: ApiFailure): boolean => kind === 'refused' || kind === 'invalid';
