import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { Creation } from '@kinora/contracts/creations';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';

const ADA = { id: 'home', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

/** A member with these clips, newest first. */
export const asMember = (creations: readonly Creation[], answers: FakeAnswers = {}) =>
  withAtoms(
    seed(apiClientAtom, fakeApi({ listCreations: { data: { creations, next: null } }, ...answers })),
    seed(placeSessionAtom, { owner: 'member', member: ADA }),
  );
