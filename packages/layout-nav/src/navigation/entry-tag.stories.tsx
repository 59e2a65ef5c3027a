import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import mobileImage from '../../pictures/halloween-mobile.svg?url&no-inline';
import image from '../../pictures/halloween.svg?url&no-inline';
import { EntryTag } from './entry-tag.tsx';

const season = { path: '/ai-video-effects/', name: 'Halloween', picture: image, mobilePicture: mobileImage };

const meta = { component: EntryTag, args: { place: 'rail' } } satisfies Meta<typeof EntryTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InItsSeason: Story = {
  args: { season },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Halloween' }).getBoundingClientRect();
    await expect([width, height]).toEqual([60, 24]);
  },
};

export const InItsSeasonOnAPhone: Story = {
  args: { season, place: 'menu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Halloween' }).getBoundingClientRect().width).toBe(28);
  },
};

export const APictureThatDidNotCome: Story = {
  args: { season: { ...season, picture: null }, mark: 'new' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Halloween$/);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const says = (text: string) => ({
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.textContent).toBe(text);
  },
});

export const Veo: Story = { args: { mark: 'Veo3.1' }, ...says('VEO 3.1') };
export const Sora: Story = { args: { mark: 'Sora2' }, ...says('SORA 2') };
export const New: Story = { args: { mark: 'new' }, ...says('NEW') };
export const None: Story = says('');
