import { Panel } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SubmitBarWaiting } from './submit-bar-waiting.tsx';
import { SubmitFooter } from './submit-footer.tsx';

const meta = {
  component: SubmitFooter,
  args: { children: <SubmitBarWaiting />, note: 'Create sends your image to the server.' },
  decorators: [
    (Story) => (
      <Panel look="form">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SubmitFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Create sends your image to the server.')).toBeVisible();
  },
};

export const WithoutANote: Story = {
  args: { note: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
