import { createAnswer, type ApiFailure } from '@kinora/api-client';
import { readShared } from '@kinora/api-client/creations';
import { atom } from 'jotai';

/** What a link shows to everyone who has it. */
export const createShared = (id: string) => createAnswer({ ownerAtom: atom(id), read: readShared });

/** Whether a link is gone for good; otherwise the server couldn't be reached. */
export const isGone = ({ kind }: ApiFailure): boolean => kind === 'refused' || kind === 'invalid';
