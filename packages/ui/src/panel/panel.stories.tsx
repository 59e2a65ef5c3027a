import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Panel, PanelFooter } from './panel.tsx';

const meta = {
  component: Panel,
  parameters: {
    guide: {
      use: 'Use it for a raised surface: a card on the page, a form with its footer, or an inset slip inside one. For news take Notice, for an empty place Empty.',
      do: [
        'Take form for what ends in a button, and put that in PanelFooter.',
        'Take inset only within a card or form.',
      ],
      dont: ['Nest a card in a card.', 'Wrap a single line of text in it.'],
    },
  },
  args: { children: 'Three small voyages' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Three small voyages')).backgroundColor).toBe('rgb(24, 22, 20)');
  },
};

export const Inset: Story = {
  args: { look: 'inset' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Three small voyages')).backgroundColor).toBe('rgb(34, 32, 29)');
  },
};

export const Form: Story = {
  args: {
    look: 'form',
    children: (
      <div className="grid gap-4">
        <p>A short form</p>
        <PanelFooter>
          <Button size="large" wide price="8 credits">
            Create
          </Button>
        </PanelFooter>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('button', { name: /^Create/ }).getBoundingClientRect();
    await expect(footer.top).toBeGreaterThan(canvas.getByText('A short form').getBoundingClientRect().bottom);
  },
};

export const FormKeepsItsFooterInSight: Story = {
  args: {
    look: 'form',
    children: (
      <div className="grid gap-4">
        <div className="h-[1600px]">A long form</div>
        <PanelFooter>
          <Button size="large" wide price="8 credits">
            Create
          </Button>
        </PanelFooter>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('button', { name: /^Create/ }).getBoundingClientRect();
    await expect(footer.bottom).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};
