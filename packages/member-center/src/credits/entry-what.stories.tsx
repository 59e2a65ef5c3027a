import { aCreditEntry } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EntryWhat } from './entry-what.tsx';

const lot = { id: 'l', source: 'start', scope: 'local', amount: 40, remaining: 40, expiresAt: null } as const;
const payment = { id: 'p', sku: 'pro-month', cents: 3999, isSandbox: true };

const meta = { component: EntryWhat, args: { entry: aCreditEntry() } } satisfies Meta<typeof EntryWhat>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(context.canvasElement).toHaveTextContent(text);
};

export const AClip: Story = { play: says('a paper boat on a storm at night') };
export const ARemovedClip: Story = {
  args: { entry: aCreditEntry({ creation: null }) },
  play: says('Removed clip'),
};
export const APurchase: Story = {
  args: { entry: aCreditEntry({ kind: 'granted', creation: null, lot, payment }) },
  play: says('Pro, monthly'),
};
export const AStart: Story = {
  args: { entry: aCreditEntry({ kind: 'granted', creation: null, lot }) },
  play: says('Welcome credits'),
};
/** Words of a member are text, whatever is in them. */
export const OnlyText: Story = {
  args: {
    entry: aCreditEntry({
      creation: {
        id: 'c',
        batch: 'b',
        model: 'local',
        mode: 'text',
        title: '<img src=x onerror=alert(1)>',
        receipt: { held: 0, charged: 8, returned: 0, reason: null, at: 0 },
      },
    }),
  },
  play: says('<img src=x onerror=alert(1)>'),
};
