import { Button } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MemberSection } from './member-section.tsx';

const meta = {
  component: MemberSection,
  args: { id: 'topic', title: 'A topic', children: <p>What there is to say about it.</p> },
} satisfies Meta<typeof MemberSection>;
export default meta;

export const IsNamedByItsHeading: StoryObj<typeof meta> = {
  args: { end: <Button size="small">Do it</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A topic' })).toHaveTextContent('What there is to say');
    canvas.getByRole('heading', { name: 'A topic' }).focus();
    await expect(canvas.getByRole('heading', { name: 'A topic' })).toHaveFocus();
  },
};
