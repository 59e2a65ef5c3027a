import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Section } from './section.tsx';

const meta = {
  component: Section,
  args: { title: 'What you can make', lead: 'Every tool shows its exact price.', children: <p>Tools</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsNamedByItsHeadline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What you can make' })).toBeVisible();
  },
};

export const LongWordsOnAPhone: Story = {
  ...onPhone,
  args: {
    title: 'Modellverfügbarkeitsübersicht mit wahrheitsgemäßem Zustand',
    end: <a href="/all/">See all of them</a>,
  },
};
