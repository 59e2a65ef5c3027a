import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { MakeVideo } from './make-video.tsx';

const meta = {
  component: MakeVideo,
  args: {
    prompt: 'a paper boat in the rain',
    model: 'local',
    models: [{ slug: 'local', name: 'Local preview engine' }],
    href: '/text-to-video/#model=local&prompt=a+paper+boat+in+the+rain',
    onPrompt: fn(),
    onModel: fn(),
    onWake: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="h-100 w-(--frame-nav) px-2 wide:ps-3 wide:pe-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MakeVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlaceWhereItIsWide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Make a video' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make a video' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onWake).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveFocus();
  },
};

/** The button of the rail opens the same beside it, by keyboard too. Escape is the browser's own. */
const opensBeside: Story['play'] = async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Make a video' });
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const panel = await canvas.findByRole('dialog', { name: 'Make a video' });
  await waitFor(() => expect(panel).toHaveFocus());
  const box = panel.getBoundingClientRect();
  await expect(box.left).toBeGreaterThanOrEqual(button.getBoundingClientRect().right);
  await expect(box.right).toBeLessThanOrEqual(globalThis.innerWidth);
  await expect(box.bottom).toBeLessThanOrEqual(globalThis.innerHeight);
  await expect(canvas.getByRole('textbox')).toHaveValue('a paper boat in the rain');
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
};

export const BehindAButtonOnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: opensBeside,
};

export const BehindAButtonAt820: Story = {
  globals: { viewport: { value: 'player' } },
  play: opensBeside,
};

export const NowhereBelow820: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
