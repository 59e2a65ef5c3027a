import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE, findMode } from '@kinora/contracts/catalogue';
import { statusOf } from '@kinora/creating/models';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ModelList } from './model-list.tsx';

const routes = [{ model: 'local', modes: ['text'] as const }];
const models = CATALOGUE.flatMap((model) => {
  const mode = findMode(model.slug, 'text');
  return mode ? [{ model, mode, status: statusOf(model, { mode: 'text', routes }) }] : [];
});

const meta = {
  component: ModelList,
  args: { models, chosen: 'local', gpuCredits: GPU_CREDITS, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModelList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TellsWhatRunsHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Local preview engine/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByText('Runs on this server')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Veo 3.1/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /more, not available here/ }));
    await expect(canvas.getByRole('button', { name: /Veo 3.1 Previous generation 4 to 8 s, 4K, sound/ })).toBeVisible();
  },
};

export const TellsAStandInFromAVendor: Story = {
  args: {
    models: models.map((one) => ({
      ...one,
      status: one.status === 'closed' ? 'closed' : 'here',
      isSimulated: one.model.slug === 'veo-3-1',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Veo 3.1 Simulated/ })).toBeEnabled();
    const connected = models.filter(
      ({ model: { slug, lifecycle } }) => lifecycle !== 'retired' && !['local', 'veo-3-1'].includes(slug),
    );
    await expect(canvas.getAllByText('Connected')).toHaveLength(connected.length);
    await expect(canvas.getAllByText('Runs on this server')).toHaveLength(1);
  },
};

export const TellsWhatAnOwnKeyLeadsTo: Story = {
  args: {
    models: models.map((one) =>
      one.model.slug === 'vidu-q1' ? { ...one, status: 'here' as const, isOwn: true } : one,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Vidu Q1 Your key/ })).toBeEnabled();
  },
};

export const ExplainsAClosedModel: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /more, not available here/ }));
    const sora = canvas.getByRole('button', { name: /Sora 2/ });
    await userEvent.click(sora);
    await expect(sora).toHaveAttribute('aria-expanded', 'true');
    const note = await canvas.findByText(/Sora 2 was discontinued by OpenAI/);
    await expect(note).toHaveTextContent('stay in your library');
    await expect(note).toHaveTextContent('The nearest match is Local preview engine, 8 credits.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the Local preview engine, 8 credits' }));
    await expect(args.onChoose).toHaveBeenCalledWith('local');
  },
};

export const ExplainsAModelThatIsNotConnected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /more, not available here/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Hailuo 02/ }));
    await expect(await canvas.findByText(/Hailuo 02 isn’t connected on this server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Hailuo 02/ }));
    await expect(canvas.queryByText(/isn’t connected/)).toBeNull();
  },
};

export const OpensTheNoteOfAnAskedModel: Story = {
  args: { asked: 'google-veo-3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Google Veo 3 was discontinued by Google/)).toBeVisible();
  },
};

export const OffersAConnectedModel: Story = {
  args: { models: models.map((one) => (one.model.slug === 'hailuo-02' ? { ...one, status: 'here' } : one)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Hailuo 02/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('hailuo-02');
  },
};

export const OnAPhone: Story = { ...onPhone };
