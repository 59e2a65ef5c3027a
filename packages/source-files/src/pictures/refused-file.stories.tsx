import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RefusedByServer, RefusedPicture } from './refused-file.tsx';

const meta = {
  component: RefusedPicture,
  args: { refusal: { name: 'notes.txt', reason: 'not-a-picture' }, hasPicture: false },
} satisfies Meta<typeof RefusedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('notes.txt wasn’t added. It isn’t an image.');
  },
};

export const ByTheServer: Story = {
  render: () => <RefusedByServer name="ada.jpg" failure={{ kind: 'unreachable' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ada.jpg was rejected by the server.');
  },
};
