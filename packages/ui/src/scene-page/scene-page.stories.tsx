import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ButtonLink } from '../button/button-link.tsx';
import { ScenePage } from './scene-page.tsx';

const meta = {
  component: ScenePage,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
    guide: {
      use: 'Use it for a whole page when nothing else can be shown: no such page, a server error. If there is nothing to press, take SceneCard; if one list failed, take RetryNotice.',
      do: [
        'Offer one primary way out, and at most two quiet ones.',
        'Say that clips and credits are safe after a server error.',
        'Wrap an address in bdi.',
      ],
      dont: ['Use it within the shell: it has its own main.', 'Blame the member’s address.'],
    },
  },
  args: {
    scene: <div className="bg-linear-to-b from-surface-1 to-info-soft" />,
    eyebrow: '404',
    title: 'Page Not Found',
    children: 'There’s nothing at this address.',
    actions: (
      <ButtonLink href="/home/" size="large">
        Go home
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ScenePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/home/');
  },
};

export const LongTextOnAPhone: Story = {
  args: { eyebrow: <bdi>/{'moonlight-over-a-very-long-address'.repeat(12)}</bdi> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const InArabic: Story = {
  args: { scene: <div data-testid="scene" className="bg-info-soft" /> },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const scene = canvas.getByTestId('scene');
    const shade = scene.parentElement?.nextElementSibling;
    if (!scene.parentElement || !shade) throw new Error('there is a shade beside the picture');
    await expect(getComputedStyle(scene.parentElement).scale).toBe('-1 1');
    // From the right, where Arabic begins: the picture is turned, the shade turns by itself.
    await expect(getComputedStyle(shade).backgroundImage).toMatch(/^linear-gradient\(-90deg, rgba\(6, 7, 14, 0\.86\)/);
    for (let one = shade.parentElement; one; one = one.parentElement) {
      await expect(['none', '1']).toContain(getComputedStyle(one).scale);
    }
  },
};
