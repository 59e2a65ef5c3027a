import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LostChoices } from './lost-choices.tsx';

const meta = {
  component: LostChoices,
  args: { lost: [{ name: 'seconds', from: 5, to: 6 }] },
} satisfies Meta<typeof LostChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatChanged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Length changed from 5 s to 6 s. Everything else stayed the same.',
    );
  },
};

export const ACropByHand: Story = {
  args: { lost: [{ name: 'seconds', from: 5, to: 6 }, { name: 'crops' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Length changed from 5 s to 6 s. Your crop isn’t used. Everything else stayed the same.',
    );
  },
};

export const NothingLost: Story = {
  args: { lost: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

export const AnotherWay: Story = {
  args: { lost: [{ name: 'mode', from: 'first-last', to: 'image' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Start with changed from First and last frame to One image. Everything else stayed the same.',
    );
  },
};
