import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { UndrawnSubjectPanel } from './undrawn-subject-panel.tsx';

const meta = {
  component: UndrawnSubjectPanel,
  args: { pages: { image: '/image-to-video/' }, hasOtherModels: false },
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=jealousy&model=local'))],
} satisfies Meta<typeof UndrawnSubjectPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheWordsAlong: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start from your own image' })).toHaveAttribute(
      'href',
      '/image-to-video/#model=local&prompt=jealousy',
    );
  },
};

export const OnTheImagePage: Story = {
  args: { pages: { image: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
