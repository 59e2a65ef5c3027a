import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../../state/document-atoms.ts';
import { selectClipsAtom } from '../../state/selection-atoms.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { ToolbarPanel } from './toolbar-panel.tsx';

const meta = {
  component: ToolbarPanel,
  decorators: [withAtoms(seed(openDocumentAtom, aLittleFilm()), seed(selectClipsAtom, ['whale']))],
} satisfies Meta<typeof ToolbarPanel>;
export default meta;

export const Works: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Snapping', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Snapping', pressed: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Split where you click' }));
    await expect(canvas.getByRole('button', { name: 'Split where you click', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete and leave a gap' }));
    await expect(canvas.getByRole('button', { name: 'Delete and leave a gap' })).toBeDisabled();
    const zoom = canvas.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    const before = zoom.valueAsNumber;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom.valueAsNumber).toBeGreaterThan(before);
  },
};
