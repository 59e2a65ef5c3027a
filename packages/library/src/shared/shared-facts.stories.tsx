import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { aSharedClip } from '../testing/shared-clip.ts';
import { SharedFacts } from './shared-facts.tsx';

const meta = {
  component: SharedFacts,
  args: { clip: aSharedClip().clip, modelName: 'Local preview engine', styleName: 'Storybook' },
} satisfies Meta<typeof SharedFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllOfThem: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'ModelLocal preview engineLength5 sResolution1,280 × 720StyleStorybook',
    );
  },
};

export const WithoutAStyle: Story = {
  args: { styleName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Style')).toBeNull();
  },
};
