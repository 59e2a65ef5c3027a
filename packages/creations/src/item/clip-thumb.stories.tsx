import type { Creation } from '@kinora/contracts/creations';
import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { GenerationItem } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { clipThumb } from './clip-thumb.tsx';

function Thumb({ creation }: { creation: Creation }) {
  const { picture, look, over } = clipThumb(creation, <i className="block bg-info-soft" />);
  return <GenerationItem title="A paper boat" thumb={picture} thumbLook={look} over={over} state={creation.state} />;
}

const meta = { component: Thumb, args: { creation: aReadyCreation() } } satisfies Meta<typeof Thumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyHasItsPoster: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeNull();
  },
};

export const WaitingHasItsPlace: Story = {
  args: { creation: aCreation({ position: 2 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvasElement.querySelector('i')).not.toBeNull();
  },
};

export const FailedHasItsIcon: Story = {
  args: { creation: aFailedCreation('crashed') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeNull();
  },
};
