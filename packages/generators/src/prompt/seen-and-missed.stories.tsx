import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SeenAndMissed } from './seen-and-missed.tsx';

const meta = {
  component: SeenAndMissed,
  args: {
    seen: ['sailboat', 'sea'],
    drawnAs: [],
    missed: ['anteater'],
    isSubjectMissed: false,
    styleNamed: null,
    unsupportedScript: null,
  },
} satisfies Meta<typeof SeenAndMissed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesBoth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Understood:.*sailboat.*sea.*Can’t draw yet:.*anteater/);
  },
};

export const NamesWhatIsNear: Story = {
  args: { drawnAs: [{ words: 'cuckoo', as: 'bird' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Understood:.*sea\. Drawn as: cuckoo: bird\. Can’t draw yet:.*anteater/,
    );
  },
};

export const CountsWordsThatDoNotFit: Story = {
  args: { missed: Array.from({ length: 20 }, (_, place) => `word${place}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('and 8 more words');
  },
};

export const NamesAScriptWithoutLetters: Story = {
  args: { unsupportedScript: 'Thai' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Captions in Thai script aren’t supported yet.');
  },
};

export const KnowsLettersThatHaveNoName: Story = {
  args: { unsupportedScript: 'Zzzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Captions in this script aren’t supported yet.');
  },
};
