import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SceneCard } from './scene-card.tsx';

const meta = {
  component: SceneCard,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
    guide: {
      use: 'Use it for a whole page that says one thing and leads nowhere, such as “not available in your region”. If there is a way on, take ScenePage.',
      do: ['Keep to one title and one or two sentences.', 'Pass one of our scenes: it is blurred behind the card.'],
      dont: ['Add links or buttons.', 'Use it over a page that goes on below: that is Dialog.'],
    },
  },
  args: {
    scene: <div className="lamp-fill" />,
    title: 'Closed for today',
    children: 'The machines are being moved. They are back at six.',
  },
} satisfies Meta<typeof SceneCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedForToday: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('alertdialog', { name: 'Closed for today' });
    await expect(card).toHaveAccessibleDescription(/They are back at six/);
    await expect(card).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('alertdialog').getBoundingClientRect();
    await expect([left, globalThis.innerWidth - right]).toEqual([16, 16]);
  },
};
