import { defaultChoices } from '@kinora/contracts/catalogue';
import { modeOf, parametersWith } from '@kinora/creating';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { LookStrip } from './look-strip.tsx';
import { looksOf } from './looks-of.ts';

function looks(mode: 'text' | 'video') {
  const found = modeOf({ model: 'local', mode });
  const { options, pictures } = looksOf(parametersWith(found, defaultChoices(found)), mode) ?? {};
  if (!options || !pictures) throw new Error('the local engine has looks');
  return { options, pictures };
}

const meta = {
  component: LookStrip,
  args: { ...looks('text'), stills: {}, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[712px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LookStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the member's own scene is drawn, a scene of ours stands in each look. */
export const Loading: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Style' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'From prompt' })).toBeChecked();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(args.options.length);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink' }));
    await expect(args.onChoose).toHaveBeenCalledWith('ink');
  },
};

export const WithOnesOwnScene: Story = {
  loaders: [async () => ({ ink: await createImageBitmap(new ImageData(64, 40)) })],
  render: (args, { loaded: { ink } }) => <LookStrip {...args} stills={{ ink: ink as ImageBitmap }} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.width).toBe(64));
  },
};

export const LooksOfAVideo: Story = {
  args: looks('video'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Noir' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...onPhone };
