import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ServerRefusalNotice } from './server-refusal-notice.tsx';

const meta = {
  component: ServerRefusalNotice,
  args: {
    name: 'deer-by-the-old-orchard-final-2-with-a-long-name-and-no-end.jpg',
    failure: { kind: 'file-refused', reason: 'truncated', detail: {} },
  },
} satisfies Meta<typeof ServerRefusalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotComplete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'was rejected by the server. It’s incomplete. Copy or download it again and try the new file. Nothing was charged.',
    );
  },
};

export const ForAReasonOfANewerServer: Story = {
  args: { failure: { kind: 'file-refused', reason: 'eclipse', detail: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It can’t be used. Save it as JPEG or PNG');
  },
};
