import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ToolTiles } from './tool-tiles.tsx';
import { TOOLS } from './tools.data.ts';

const meta = { component: ToolTiles, args: { tools: TOOLS } } satisfies Meta<typeof ToolTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadToTheirPages: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      TOOLS.map(({ path, search = '' }) => `${path}${search}`),
    );
    const widths = links.map((link) => Math.round(link.getBoundingClientRect().width));
    // Two wide ones of two widths above three narrower ones.
    if (globalThis.innerWidth > 1024) await expect(new Set(widths).size).toBeGreaterThanOrEqual(3);
  },
};

export const OnlyOne: Story = {
  args: { tools: TOOLS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const OnAPhone: Story = { ...onPhone };
