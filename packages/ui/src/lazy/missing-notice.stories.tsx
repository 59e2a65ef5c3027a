import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { lazy, reportMissing } from './lazy.ts';
import { MissingNotice, type MissingNoticeProps } from './missing-notice.tsx';
import { useLazy } from './use-lazy.ts';

function Page({ isOffline = false, ...notice }: MissingNoticeProps & { isOffline?: boolean }) {
  const [part] = useState(() =>
    lazy(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('All'))),
  );
  return (
    <div className="h-60">
      <p>{useLazy(part) ?? 'Loading'}</p>
      <MissingNotice {...notice} />
    </div>
  );
}

const meta = {
  component: Page,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Use it once in the app, so a part that couldn’t be loaded says so. For a failed answer of the server, take RetryNotice or Answer.',
      do: ['Say that what members typed is kept.', 'Reload the whole page in onReload: a new build may be the cause.'],
      dont: ['Show one for each missing part.', 'Reload without a press.'],
    },
  },
  args: { reload: 'Reload the page', onReload: fn(), children: 'Part of this page didn’t load.' },
  beforeEach: () => () => reportMissing(false),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Part of this page didn’t load.');
    await expect(notice.getBoundingClientRect().bottom).toBeGreaterThan(globalThis.innerHeight - 40);
    await expect(canvas.getByText('Loading')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: {
    isOffline: true,
    children: `${'Ein Teil dieser Seite wurde nicht geladen. '.repeat(4)}Was du geschrieben hast, ist noch da.`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = (await canvas.findByRole('alert')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(globalThis.innerWidth - 16);
  },
};

export const OffersToReload: Story = {
  args: { isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const SaysNothingWhileAllIsWell: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
