import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { Mode } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import { lazyCreating, openLinkAtom } from '@kinora/creating';
import { lazyCreations } from '@kinora/creating/clips';
import { playerPartsAtom } from '@kinora/live-stage';
import { fakeApi, noEngine, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { createElement, type ComponentType } from 'react';

import { lazyForm } from '../lazy-form.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

/** Without a place to break in it, in both directions. */
export const LONG_PROMPT = `غابة 🦊 ${'unbroken'.repeat(60)} and more `.repeat(2).trim();

/** How a clip without a video to play has ended: 8 credits were charged. */
export const endedJustNow = () => {
  const at = Date.now();
  return { createdAt: at, result: null, receipt: { held: 0, charged: 8, returned: 0, reason: null, at } };
};

/** A server whose local engine knows these modes, with the member's clips. */
export const generatorServer = (modes: readonly Mode[], creations: readonly Creation[] = []): FakeAnswers => ({
  integral: { data: { total: 214 } },
  listRoutes: { data: { routes: [{ model: 'local', modes }] } },
  listCreations: { data: { creations, next: null } },
  creationEvents: [],
});

/** The same with no clips yet. */
export const withoutClips = (server: FakeAnswers): FakeAnswers => ({
  ...server,
  listCreations: { data: { creations: [], next: null } },
});

/** The same while it does not answer. */
export const stillAsking = (server: FakeAnswers): FakeAnswers => ({
  ...server,
  listCreations: { forever: true },
  listRoutes: { forever: true },
});

/** A member, or a guest, at this server; with the fragment of a link that is followed. */
export function atGenerator(answers: FakeAnswers, { isMember = true, hash = '' } = {}) {
  return withAtoms(
    seed(apiClientAtom, fakeApi(answers)),
    seed(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' }),
    seed(playerPartsAtom, noEngine),
    ...(hash === '' ? [] : [seed(openLinkAtom, hash)]),
  );
}

/** What the stories of every generator's page begin with. */
export const generatorStories = {
  args: {
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/ai-video-effects/${id}/`,
    },
  },
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => {
    globalThis.localStorage.clear();
    await Promise.all([lazyCreating.load(), lazyForm.load(), lazyCreations.load()]);
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story: ComponentType) =>
      createElement(
        'main',
        { id: 'main', className: 'mx-auto max-w-content px-(--frame-gutter) py-4' },
        createElement(Story),
      ),
  ],
};
