import { apiClientAtom } from '@kinora/api-client';
import { aFailedCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OtherModelsPlace } from './other-models-place.tsx';

const meta = {
  component: OtherModelsPlace,
  args: {
    creation: aFailedCreation('gone', { model: 'veo-3-1' }),
    pages: { text: '/t/', image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
    children: <button type="button">Choose another model</button>,
  },
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'vidu-q1', modes: ['text'] }] } } })),
    ),
  ],
} satisfies Meta<typeof OtherModelsPlace>;
export default meta;

export const ComesByNeed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try with Vidu Q1 for 32' })).toBeVisible();
  },
};
