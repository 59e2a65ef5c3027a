import { Button } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { InspectorSection } from './inspector-section.tsx';

const meta = {
  component: InspectorSection,
  args: { title: 'Timing', children: <p>Two seconds.</p> },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InspectorSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Timing' }));
    await expect(section.getByRole('heading', { level: 3 })).toHaveTextContent('Timing');
    await expect(section.getByText('Two seconds.')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    title: 'How everything in this part of the film comes and goes',
    end: (
      <Button size="small" look="default">
        More
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    const section = within(canvas.getByRole('region', { name: args.title }));
    await expect(section.getByRole('button', { name: 'More' })).toBeVisible();
  },
};
