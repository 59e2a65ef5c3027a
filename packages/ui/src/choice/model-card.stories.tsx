import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Notice } from '../notice/notice.tsx';
import { Tag } from '../tag/tag.tsx';
import { Choices } from './choices.tsx';
import { ExplainedModelCard, ModelCard } from './model-card.tsx';

const CARDS = [
  {
    value: 'local',
    title: 'Local preview',
    runsHere: 'Runs on this server',
    facts: ['Up to 8 s, 1080p', '8 credits per clip'],
  },
  { value: 'veo', title: 'Veo 3.1', facts: ['4 to 8 s, 4K, sound', '10 to 384 credits'] },
  {
    value: 'vidu',
    title: 'Vidu Q1',
    tag: <Tag look="info">Previous generation</Tag>,
    facts: ['5 s, 1080p', '32 credits'],
  },
  { value: 'hailuo', title: 'Hailuo 02', disabled: true, facts: ['Draws no', '3 s clips'] },
];

function Models({ onChoose }: { onChoose: (value: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const explain = { isOpen, controls: 'closed-note', onExplain: () => setOpen(!isOpen) };
  const note = (
    <div id="closed-note">
      {isOpen && <Notice look="info">Sora 2 was discontinued by its provider. Videos you made with it stay.</Notice>}
    </div>
  );
  return (
    <div className="w-[348px] max-w-full">
      <Choices legend="Model" note={note}>
        {CARDS.map(({ facts: [first, second], ...card }) => (
          <ModelCard
            key={card.value}
            {...card}
            name="model"
            defaultChecked={card.value === 'local'}
            facts={
              <>
                {first}
                <br />
                {second}
              </>
            }
            onChoose={onChoose}
          />
        ))}
        <ExplainedModelCard title="Sora 2" tag={<Tag>Discontinued</Tag>} facts="Since 24 September 2026" {...explain} />
        <ExplainedModelCard
          title="PixVerse 4.5"
          tag={<Tag>No key</Tag>}
          facts="Not connected on this server"
          {...explain}
        />
      </Choices>
    </div>
  );
}

const meta = {
  component: Models,
  parameters: {
    guide: {
      use: 'Use it to choose the model that makes a clip. For a discontinued model or one that isn’t connected, take ExplainedModelCard from the same file; to compare several models, take CheckCard.',
      do: [
        'Give two short facts: what it can do, and what it costs.',
        'Set runsHere for models of this server.',
        'Say the reason in facts when the other choices rule it out.',
      ],
      dont: ['Leave a discontinued model out: members look for it.', 'Put the vendor’s advertising in facts.'],
    },
  },
  args: { onChoose: fn() },
} satisfies Meta<typeof Models>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThisServer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Local preview.*Runs on this server/ })).toBeChecked();
  },
};

export const ChoosesAModelByItsFacts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const veo = canvas.getByRole('radio', { name: /^Veo 3.1/ });
    await expect(veo).toHaveAccessibleDescription(/4 to 8 s, 4K, sound\s?10 to 384 credits/);
    await userEvent.click(veo);
    await expect(args.onChoose).toHaveBeenCalledWith('veo');
  },
};

export const AClosedModelExplainsItself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sora = canvas.getByRole('button', { name: /^Sora 2/ });
    await expect(sora).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(sora);
    await expect(sora).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/was discontinued by its provider/)).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Impossible: Story = {
  play: async ({ canvas }) => {
    const hailuo = canvas.getByRole('radio', { name: /^Hailuo 02/ });
    await expect(hailuo).toBeDisabled();
    await expect(hailuo).toHaveAccessibleDescription(/Draws no\s?3 s clips/);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  play: async ({ canvas }) => {
    const dot = canvas.getByTitle('Runs on this server').getBoundingClientRect();
    await expect(dot.right).toBeLessThan(canvas.getByText('Local preview').getBoundingClientRect().left);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(second?.right).toBeLessThanOrEqual(globalThis.innerWidth - 16);
  },
};
