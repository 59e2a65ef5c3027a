import { UNNAMED_OPERATOR } from '@kinora/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OperatorName } from './operator-name.tsx';

const meta = {
  component: OperatorName,
  args: { operator: { name: 'Example Studios' } },
} satisfies Meta<typeof OperatorName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example Studios').tagName).toBe('BDI');
  },
};

export const WithoutAName: Story = {
  args: { operator: { name: UNNAMED_OPERATOR } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('the operator of this server')).toBeVisible();
    await expect(canvasElement.querySelector('bdi')).toBeNull();
  },
};
