import { pageKindAtom } from '@kinora/creating';
import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SourcesPanel } from './sources-panel.tsx';

const meta = {
  component: SourcesPanel,
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [
    (Story) => (
      <div className="grid max-w-[348px] gap-5.5">
        <Story />
      </div>
    ),
    withAtoms(seed(pageKindAtom, 'image')),
  ],
} satisfies Meta<typeof SourcesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForOnePicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose: Your image')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Choose: Last frame')).toBeNull();
  },
};

export const AsksForTwo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'First and last frame' }));
    await expect(await canvas.findByLabelText('Choose: First frame')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Choose: Last frame')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...onPhone };
