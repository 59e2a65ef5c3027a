import { createAnswer, type AnswerState } from '@kinora/api-client';
import { readRoutes, type Route } from '@kinora/api-client/creations';
import { atom } from 'jotai';

/** `failed` when the server could not be asked. */
export interface KnownRoutes {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly routes: readonly Route[];
}

/** The answer is the same for everybody. */
const everybodyAtom = atom('everybody');

const answer = createAnswer({ ownerAtom: everybodyAtom, read: (client) => readRoutes(client) });

const NONE: readonly Route[] = [];
const knownIn = (known: AnswerState<readonly Route[], unknown>): KnownRoutes =>
  known.state === 'ready' ? { state: 'ready', routes: known.value } : { state: known.state, routes: NONE };

/** Which models run on this server, as far as it is known; reading it asks for nothing. */
export const routesAtom = atom((get) => knownIn(get(answer.knownAtom)));

/** The same, asked for while it is shown. */
export const liveRoutesAtom = atom((get) => knownIn(get(answer.answerAtom)));

/** Asks the server which models it runs. */
export const loadRoutesAtom = answer.refreshAtom;
