import { playerPartsAtom } from '@kinora/live-stage';
import { noEngine, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { StyleOfferPlacePanel } from './style-offer-place-panel.tsx';

const meta = {
  component: StyleOfferPlacePanel,
  decorators: [withAtoms(seed(playerPartsAtom, noEngine), seed(openLinkAtom, 'prompt=a+fox&model=local'))],
} satisfies Meta<typeof StyleOfferPlacePanel>;
export default meta;

export const NotRead: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
