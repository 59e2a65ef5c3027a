import { onPhone, seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTextClip, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { EditorPanel } from './editor-panel.tsx';

const project = aDocument({
  name: 'Three small voyages',
  tracks: [
    aTrack({ clips: [aClip({ id: 'sea', name: 'Calm sea' })] }),
    aTrack({ kind: 'text', clips: [aTextClip({ id: 'title', name: 'Day one' })] }),
  ],
});

const meta = {
  component: EditorPanel,
  parameters: { layout: 'fullscreen' },
  args: { backHref: '/ai-video-remix/?page=projects', onExport: fn() },
  decorators: [withAtoms(seed(openDocumentAtom, project))],
} satisfies Meta<typeof EditorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Timeline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clip list' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: [withAtoms(seed(openDocumentAtom, aDocument({ name: '' })))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Timeline' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Calm sea/ })).toBeNull();
  },
};
export const OnAPhone: Story = { ...onPhone };
