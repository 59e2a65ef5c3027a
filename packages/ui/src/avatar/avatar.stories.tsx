import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Avatar } from './avatar.tsx';

const meta = {
  component: Avatar,
  parameters: {
    guide: {
      use: 'Use it for the signed-in member, in the header and the Member Center. It is decoration, so the button or text around it carries the name.',
      do: ['Name the control that holds it: “Account menu”.', 'Take large only beside the member’s own settings.'],
      dont: ['Use it as the picture of a clip or a project.', 'Put initials in place of the figure.'],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Picture: Story = {
  args: { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().width).toBe(72);
  },
};
