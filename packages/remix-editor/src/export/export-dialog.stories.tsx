import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ExportDialog } from './export-dialog.tsx';
import { exportSizes } from './export-sizes.ts';

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Export' }));

const meta = {
  component: ExportDialog,
  args: {
    step: { kind: 'choosing' },
    place: 'server',
    sizes: exportSizes({ width: 1920, height: 1080 }),
    lines: 720,
    mostLines: 720,
    hasRange: false,
    isRange: false,
    length: '17.2 s',
    hasWatermark: true,
    isMember: true,
    libraryHref: '/library/',
    onPlace: fn(),
    onLines: fn(),
    onRange: fn(),
    onExport: fn(),
    onExportSilent: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('radio', { name: /^In this browser/ }));
    await expect(args.onPlace).toHaveBeenCalledWith('browser');
    await expect(dialog().getByRole('radio', { name: '1080p' })).toBeDisabled();
    await userEvent.click(dialog().getByRole('radio', { name: '480p' }));
    await expect(args.onLines).toHaveBeenCalledWith(480);
    await userEvent.click(dialog().getByRole('button', { name: 'Export, free' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Guest: Story = {
  args: { isMember: false, place: 'browser' },
  play: async () => {
    await expect(dialog().getByRole('radio', { name: /^On the server/ })).toBeDisabled();
  },
};
export const WithRange: Story = {
  args: { hasRange: true, isRange: true, hasWatermark: false },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Marked range only' }));
    await expect(args.onRange).toHaveBeenCalledWith(false);
  },
};
export const Drawing: Story = {
  args: { step: { kind: 'drawing', share: 0.42 } },
  play: async ({ args }) => {
    await expect(dialog().getByText('Exporting, 42%')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const InLine: Story = {
  args: { step: { kind: 'sent', state: '2nd in queue', share: 0, isReady: false } },
  play: async ({ args }) => {
    await expect(dialog().getByText('2nd in queue')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Ready: Story = {
  args: { step: { kind: 'sent', state: 'Ready', share: null, isReady: true } },
  play: async () => {
    await expect(dialog().getByRole('link', { name: 'Open library' })).toHaveAttribute('href', '/library/');
  },
};
export const Saved: Story = {
  args: { step: { kind: 'saved' } },
  play: async ({ args }) => {
    await expect(dialog().getByText('Your video is in your downloads.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    step: {
      kind: 'failed',
      problem: 'The project is longer than your plan allows. Mark a range with I and O, or upgrade.',
    },
  },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('longer than your plan allows');
  },
};
export const Unreadable: Story = {
  args: { place: 'browser', step: { kind: 'unreadable', media: [{ name: 'Rain', part: 'sound' }] } },
  play: async ({ args }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Rain');
    await userEvent.click(dialog().getByRole('button', { name: 'Use the server' }));
    await expect(args.onPlace).toHaveBeenCalledWith('server');
  },
};
export const Phone: Story = { ...onPhone };

export const LongNamesOnAPhone: Story = {
  ...onPhone,
  args: {
    place: 'browser',
    step: {
      kind: 'unreadable',
      media: Array.from({ length: 12 }, (_none, at) => ({ name: `${'غابة unbroken'.repeat(8)} ${at}`, part: 'sound' })),
    },
  },
  play: async () => {
    const frame = within(document.body).getByRole('dialog', { name: 'Export' });
    await expect(dialog().getByRole('alert')).toHaveTextContent('unbroken');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
