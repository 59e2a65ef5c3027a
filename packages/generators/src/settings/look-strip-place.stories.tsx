import { openLinkAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LookStripPlace } from './look-strip-place.tsx';

const meta = {
  component: LookStripPlace,
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox&model=local&seed=7'))],
} satisfies Meta<typeof LookStripPlace>;
export default meta;

export const KeepsItsPlaceUntilTheLooksAreHere: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('div')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
    await expect(await canvas.findByRole('radio', { name: 'Storybook' })).toBeInTheDocument();
  },
};
