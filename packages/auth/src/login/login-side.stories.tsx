import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoginSide } from './login-side.tsx';

const meta = {
  component: LoginSide,
  decorators: [
    (Story) => (
      <div className="relative isolate h-150 w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/watch it move before you pay/)).toBeVisible();
  },
};

export const WithAPicture: Story = {
  args: { picture: <div className="bg-accent-deep" /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/watch it move/)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden] .bg-accent-deep')?.clientHeight).toBe(600);
  },
};
