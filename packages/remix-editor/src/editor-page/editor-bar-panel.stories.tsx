import { seed, withAtoms } from '@kinora/testkit';
import { aDocument } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { EditorBarPanel } from './editor-bar-panel.tsx';

const meta = {
  component: EditorBarPanel,
  args: { backHref: '/ai-video-remix/?page=projects', onExport: fn(), isList: false, onList: fn() },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-2">
        <Story />
      </div>
    ),
    withAtoms(seed(openDocumentAtom, aDocument({ name: 'Three small voyages' }))),
  ],
} satisfies Meta<typeof EditorBarPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RenamesAndUndoes: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Project name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'One voyage{Enter}');
    await expect(name).toHaveValue('One voyage');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(name).toHaveValue('Three small voyages');
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(name).toHaveValue('One voyage');
  },
};
