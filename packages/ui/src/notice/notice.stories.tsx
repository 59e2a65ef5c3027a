import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OfflineIcon } from '../icon/icons.ts';
import { TextButton } from '../link/text-button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  parameters: {
    guide: {
      use: 'Use it for news that stays beside its cause: a refused file, a discontinued model, being offline. For something that just worked take a toast, for one field its error, for a failed answer RetryNotice.',
      do: [
        'Say what happened, what became of the credits, and what to do next.',
        'Set announce for what appears while the member is here.',
        'Take glass on a film.',
      ],
      dont: ['Use danger for advice.', 'Stack several: say the one that matters.'],
    },
  },
  args: {
    children: 'Sora 2 was discontinued by its provider on 24 September 2026. Veo 3.1 runs this prompt for 64 credits.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { look: 'info' },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Sora 2 was discontinued/).parentElement;
    await expect(notice).not.toHaveAttribute('role');
    await expect(notice && getComputedStyle(notice).backgroundColor).toContain('120, 178, 255');
  },
};

export const Danger: Story = {
  args: {
    look: 'danger',
    announce: 'alert',
    children: (
      <>
        <bdi>holiday-in-the-mountains-with-a-name-that-never-seems-to-end-2026-11-21-final-final-2.heic</bdi> wasn’t
        added.
      </>
    ),
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('wasn’t added');
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
  },
};

export const WithAnAction: Story = {
  args: {
    icon: <OfflineIcon />,
    action: <TextButton>Retry now</TextButton>,
    children: 'The connection dropped at 42 %. The upload goes on from there.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry now' })).toBeVisible();
  },
};

export const Success: Story = {
  args: { look: 'success', children: 'Saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved.').parentElement?.querySelector('svg')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: {
    action: <TextButton>Retry now</TextButton>,
    children: `${'Ein-sehr-langer-Dateiname'.repeat(8)}.heic wurde nicht hinzugefügt.`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Dateiname/).getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().left);
  },
};

export const InArabic: Story = {
  args: { children: 'انقطع الاتصال عند 42 %.', action: <TextButton>أعد المحاولة</TextButton> },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/انقطع/).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(words.left);
  },
};
