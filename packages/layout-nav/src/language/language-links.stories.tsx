import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LanguageLinks } from './language-links.tsx';
import { languagesOf } from './languages.ts';

const languages = languagesOf('/terms/', { locales: ['en', 'ar', 'de'], defaultLocale: 'en' });

const meta = {
  component: LanguageLinks,
  args: { languages, current: 'en', onChoose: fn() },
} satisfies Meta<typeof LanguageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachInItsOwnWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'English', current: true })).toBeVisible();
    const arabic = canvas.getByRole('link', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic).toHaveAttribute('href', '/ar/terms/');
    await userEvent.click(canvas.getByRole('link', { name: 'Deutsch' }));
    await expect(args.onChoose).toHaveBeenCalledWith(languages[2]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    languages: languagesOf('/terms/', {
      locales: ['en', 'ar', 'de', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hant'],
      defaultLocale: 'en',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

export const NoChoiceOfOne: Story = {
  args: { languages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
