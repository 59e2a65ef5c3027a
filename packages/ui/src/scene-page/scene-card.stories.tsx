import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SceneCard } from './scene-card.tsx';

const meta = {
  component: SceneCard,
  parameters: { layout: 'fullscreen' },
  args: {
    scene: <div className="lamp-fill" />,
    title: 'Closed for today',
    children: 'The machines are being moved. They are back at six.',
  },
} satisfies Meta<typeof SceneCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysItsSentenceAndHasTheFocus: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('alertdialog', { name: 'Closed for today' });
    await expect(card).toHaveAccessibleDescription(/They are back at six/);
    await expect(card).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
