import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorLine } from './error-line.tsx';

const meta = {
  component: ErrorLine,
  parameters: {
    guide: {
      use: 'Use it inside ui, below a new kind of control and tied to it by aria-describedby. In features, pass error to TextField, SelectField, PromptField or Choices, which bring it along.',
      do: ['Say what to do: “Add the part after @”.'],
      dont: ['Blame the member: “Invalid input”.', 'Use it for news of a whole form: that is Notice.'],
    },
  },
  args: { id: 'note', children: 'Enter your email address.' },
} satisfies Meta<typeof ErrorLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: { children: `There is no account for ${'mira.paperboats'.repeat(9)}@example.com.` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/There is no account/);
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    await expect(line.clientHeight).toBeGreaterThan(40);
  },
};

export const InArabic: Story = {
  args: { children: 'أدخل عنوان بريدك الإلكتروني.' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas, canvasElement }) => {
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(sign?.left).toBeGreaterThan(canvas.getByText(/أدخل/).getBoundingClientRect().right);
  },
};
