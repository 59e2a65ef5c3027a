import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AfterThis, Changed, Line, Missing } from './submit-bar-lines.tsx';

const meta = { component: Line, args: { start: 'The preview is free', end: 'Costs 8 credits' } } satisfies Meta<
  typeof Line
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothEnds: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The preview is freeCosts 8 credits');
  },
};

export const WhatIsLeft: Story = {
  render: () => (
    <>
      <AfterThis balance={40} cost={8} />
      <AfterThis balance={9} cost={8} />
      <AfterThis balance={null} cost={8} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('After this you have 32 credits');
    await expect(canvasElement).toHaveTextContent('After this you have 1 credit');
    await expect(canvasElement).toHaveTextContent('Your credits are being counted');
  },
};

export const WhatIsMissing: Story = {
  render: () => <Missing balance={3} missing={5} cost={8} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Needs 8, you have 35 short');
  },
};

export const AnotherPrice: Story = {
  render: () => <Changed from={8} to={16} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The price changed from 8 to 16 credits.');
  },
};
