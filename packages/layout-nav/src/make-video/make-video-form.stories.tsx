import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MakeVideoForm } from './make-video-form.tsx';

const LONG =
  'A lighthouse on a cliff in a winter storm, waves breaking over the rocks, slow push in, at night. '.repeat(9);

const meta = {
  component: MakeVideoForm,
  args: {
    prompt: '',
    model: 'local',
    models: [
      { slug: 'local', name: 'Local preview engine' },
      { slug: 'veo-3-1', name: 'Veo 3.1' },
    ],
    href: '/text-to-video/#model=local',
    onPrompt: fn(),
    onModel: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-57">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MakeVideoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasAPromptAModelAndALink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What the video shows' }), 'b');
    await expect(args.onPrompt).toHaveBeenCalledWith('b');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Model' }), 'Veo 3.1');
    await expect(args.onModel).toHaveBeenCalledWith('veo-3-1');
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/text-to-video/#model=local');
  },
};

export const WaitsForTheModels: Story = {
  args: { models: undefined, model: '' },
  play: async ({ canvas }) => {
    const models = canvas.getByRole('combobox', { name: 'Model' });
    await expect(models).toBeDisabled();
    await expect(models).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { name: 'Create' })).toBeVisible();
  },
};

export const ALongPromptStaysInItsLine: Story = {
  args: { prompt: LONG },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue(LONG);
    await expect(field).toHaveAttribute('maxlength', '2000');
    await expect(field.getBoundingClientRect().height).toBeLessThan(50);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const EnterFollowsTheLink: Story = {
  args: { prompt: 'a boat' },
  play: async ({ canvas, userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: 'Create' }).addEventListener('click', followed);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
