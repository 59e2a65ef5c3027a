import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { RegionView } from './region-view.tsx';

const SENTENCE =
  'Sorry, this product (or service) is not supported for users in this region according to local regulations.';

const meta = { component: RegionView, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof RegionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysTheSentenceAndLeadsNowhere: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('alertdialog', { name: 'Not available here' });
    await expect(card).toHaveAccessibleDescription(SENTENCE);
    await expect(card).toHaveFocus();
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await userEvent.tab();
    await expect(canvas.getByRole('main')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const OnAPhone: Story = { ...onPhone };
