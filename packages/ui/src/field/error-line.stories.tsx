import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorLine } from './error-line.tsx';

const meta = {
  component: ErrorLine,
  parameters: {
    guide: {
      use: 'Use it below a control that has no error of its own, tied to it by aria-describedby. TextField, SelectField, PromptField and Choices bring it along: pass them error.',
      do: ['Say what to do: “Add the part after @”.'],
      dont: ['Blame the member: “Invalid input”.', 'Use it for news of a whole form: that is Notice.'],
    },
  },
  args: { id: 'note', children: 'Enter your email address.' },
} satisfies Meta<typeof ErrorLine>;
export default meta;

export const SaysWhatIsWrong: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
  },
};
