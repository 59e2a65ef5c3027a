import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { browserExportAtom } from './export-atoms.ts';
import type { UnreadableMedium } from './export-messages.ts';
import { ExportPanel } from './export-panel.tsx';

const project = aDocument({ tracks: [aTrack({ clips: [aClip({ id: 'fox' })] })] });
const exporter = (
  outcome: Awaited<ReturnType<typeof browserExportAtom.init.run>>,
  unreadable: readonly UnreadableMedium[] = [],
) => ({
  check: () => Promise.resolve(unreadable),
  run: () => Promise.resolve(outcome),
  open: () => Promise.resolve({ writable: new WritableStream(), read: () => Promise.resolve(new Blob()) }),
  save: fn(),
});
const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Export' }));

const meta = {
  component: ExportPanel,
  args: { libraryHref: '/library/', onClose: fn() },
} satisfies Meta<typeof ExportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const guest = [seed(openDocumentAtom, project), seed(apiClientAtom, fakeApi())];

export const SavedHere: Story = {
  decorators: [withAtoms(...guest, seed(browserExportAtom, exporter({ ok: true, value: null })))],
  play: async () => {
    await expect(dialog().getByText('2 s, with a watermark. Upgrade to remove it.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Export, free' }));
    await expect(await dialog().findByText('Your video is in your downloads.')).toBeVisible();
  },
};

export const NotSupported: Story = {
  decorators: [
    withAtoms(...guest, seed(browserExportAtom, exporter({ ok: false, failure: { reason: 'unsupported' } }))),
  ],
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Export, free' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent('This browser can’t write H.264.');
  },
};

const saved = exporter({ ok: true, value: null }, [{ name: 'Rain', part: 'sound' }]);

export const Silent: Story = {
  decorators: [withAtoms(...guest, seed(browserExportAtom, saved))],
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Export, free' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent('Rain');
    await userEvent.click(dialog().getByRole('button', { name: 'Export here without this audio' }));
    await expect(await dialog().findByText('Your video is in your downloads.')).toBeVisible();
  },
};

export const EmptyTimeline: Story = {
  decorators: [withAtoms(...guest, seed(browserExportAtom, exporter({ ok: false, failure: { reason: 'empty' } })))],
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Export, free' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent('The timeline is empty. Add a clip first.');
  },
};
