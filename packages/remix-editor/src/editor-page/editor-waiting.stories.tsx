import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EditorWaiting } from './editor-waiting.tsx';

const meta = { component: EditorWaiting } satisfies Meta<typeof EditorWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening project');
  },
};
export const Making: Story = {
  args: { words: 'Creating a project from your clip' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Creating a project from your clip');
  },
};
