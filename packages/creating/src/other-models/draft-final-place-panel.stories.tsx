import { apiClientAtom } from '@kinora/api-client';
import { playerPartsAtom } from '@kinora/live-stage';
import { fakeApi, noEngine, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { DraftFinalPlacePanel } from './draft-final-place-panel.tsx';

const meta = {
  component: DraftFinalPlacePanel,
  args: { pages: { text: null, image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` } },
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'veo-3-1', modes: ['text'] }] } } })),
      seed(playerPartsAtom, noEngine),
      seed(openLinkAtom, 'prompt=a+fox&model=local&seconds=8'),
    ),
  ],
} satisfies Meta<typeof DraftFinalPlacePanel>;
export default meta;

export const ComesByNeed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make it with Veo 3.1 for 64 credits' })).toBeVisible();
  },
};
