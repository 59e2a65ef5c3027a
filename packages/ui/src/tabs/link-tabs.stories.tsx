import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ImageIcon, TextIcon } from '../icon/icons.ts';
import { LinkTabs } from './link-tabs.tsx';

const meta = {
  component: LinkTabs,
  parameters: {
    guide: {
      use: 'Use it for a few pages of one section that each have an address, such as Inspiration, History and Projects. If the content changes in place, take Tabs.',
      do: ['Set value to the page the member is on.', 'Take bare on a panel that has its own ground.'],
      dont: ['Use it without a page behind every entry.', 'Put more than four entries in it.'],
    },
  },
  args: {
    label: 'Video remix',
    value: 'history',
    tabs: [
      { value: 'inspiration', href: '#inspiration', label: 'Inspiration' },
      { value: 'history', href: '#history', label: 'History' },
      { value: 'projects', href: '#projects', label: 'Projects' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#projects');
  },
};

export const OnAPanel: Story = {
  args: {
    look: 'bare',
    value: 'text',
    tabs: [
      { value: 'text', href: '#text', icon: <TextIcon />, label: 'Text' },
      { value: 'image', href: '#image', icon: <ImageIcon />, label: 'Image' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Text' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: [
      { value: 'inspiration', href: '#inspiration', label: 'Inspirationsquellen' },
      { value: 'history', href: '#history', label: 'Bearbeitungsverlauf' },
      { value: 'projects', href: '#projects', label: 'Videoprojekte' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThanOrEqual(last?.right ?? Number.POSITIVE_INFINITY);
  },
};
