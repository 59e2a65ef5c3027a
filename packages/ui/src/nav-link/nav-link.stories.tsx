import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SparkleIcon, TextIcon } from '../icon/icons.ts';
import { Tag } from '../tag/tag.tsx';
import { NavButton, NavLink } from './nav-link.tsx';

const meta = {
  component: NavLink,
  args: { href: '/text-to-video/', icon: <TextIcon />, label: 'Text to Video', tag: <Tag>SORA 2</Tag> },
  decorators: [
    (Story) => (
      <nav aria-label="Main" className="w-57 max-wide:w-10">
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Text to Video/);
  },
};

export const IconOnlyKeepsItsName: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Text to Video' });
    await expect(link.getBoundingClientRect().width).toBe(40);
    await expect(link).toHaveAttribute('title', 'Text to Video');
  },
};

export const InThePhoneMenu: Story = { args: { size: 'page' }, globals: { viewport: { value: 'phone' } } };

const open = fn();

export const OpensSomething: Story = {
  render: () => <NavButton icon={<SparkleIcon />} label="Upgrade Now" onClick={open} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(open).toHaveBeenCalledOnce();
  },
};
