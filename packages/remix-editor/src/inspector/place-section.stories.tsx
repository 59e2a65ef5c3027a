import { aPlacement } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PlaceSection } from './place-section.tsx';

const meta = {
  component: PlaceSection,
  args: { frame: aPlacement({ x: 0.25 }), hasFit: true, onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Horizontal' })).toHaveValue('25');
    const zoom = canvas.getByRole('textbox', { name: 'Zoom' });
    await userEvent.clear(zoom);
    await userEvent.type(zoom, '150{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ frame: aPlacement({ x: 0.25, scale: 1.5 }) });
    await userEvent.click(canvas.getByRole('radio', { name: 'Fill' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ frame: aPlacement({ x: 0.25, fit: 'cover' }) });
  },
};

export const Title: Story = {
  args: { hasFit: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    const turn = canvas.getByRole('textbox', { name: 'Rotation' });
    await userEvent.clear(turn);
    await userEvent.type(turn, '-400{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ frame: aPlacement({ x: 0.25, rotation: -180 }) });
  },
};
