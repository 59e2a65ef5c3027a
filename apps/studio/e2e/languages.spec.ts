import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { atNight } from '@kinora/vitest-config/nightly';
import type { Page } from '@playwright/test';

import { countShifts, shifts } from './layout-shifts.ts';
import { expectFittingSmallScreens } from './small-screens.ts';
import { becomeMember } from './stranger.ts';
import { expect, test } from './studio.ts';
import { WALKED_PAGES } from './walked-pages.ts';

const LANGUAGES = { de: 'ltr', ar: 'rtl' } as const;
type Language = keyof typeof LANGUAGES;
const EACH = ['de', 'ar'] as const;
const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
const ARABIC_SHIFT_MAX = 0.005;

/** The texts of a catalogue by what the code says. */
const catalogueOf = (language: string) => {
  const text = readFileSync(join(import.meta.dirname, `../src/locales/${language}/messages.po`), 'utf8');
  return new Map([...text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', say = '']) => [id, say]));
};

/** English texts of the code without places in them, at least two words, that this language says in another way. */
function englishOnly(language: Language): string[] {
  const said = [...catalogueOf(language)].filter(([id]) => !/[{<]/.test(id) && id.includes(' '));
  return said.filter(([id, say]) => id !== say).map(([id]) => id);
}

async function expectInLanguage(page: Page, language: Language) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', LANGUAGES[language]);
  const seen = await page.evaluate(() => {
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
    return [...lines, ...named];
  });
  const english = new Set(englishOnly(language));
  expect(seen.filter((line) => english.has(line))).toEqual([]);
}

async function expectFitting(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const translate = (language: Language) => (english: string) =>
  catalogueOf(language).get(english) ?? `nothing for ${english}`;

for (const language of EACH) {
  test.describe(`in the language ${language}`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

    // Every second one; the other language has the others.
    const some = WALKED_PAGES.filter((_path, index) => (index % 2 === 0) === (language === 'ar'));
    for (const path of atNight<readonly string[], readonly string[]>(WALKED_PAGES, some)) {
      test(`${path} is said in it, fits 320 px and has no accessibility finding`, async ({ page }) => {
        await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectInLanguage(page, language);
        await expectNoFindings(page);
        await expectFittingSmallScreens(page);
        const inside = await page
          .locator('a[href^="/"]:not([hreflang])')
          .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));
        expect(inside.filter((href) => !href.startsWith(`/${language}/`) && !href.startsWith('/api/'))).toEqual([]);
      });
    }
  });
}

for (const language of atNight(EACH, EACH.slice(1))) {
  const say = translate(language);

  test.describe(`in the language ${language}`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

    test('the dialogs are said in it, fit 320 px and have no accessibility finding', async ({ page }) => {
      await page.goto(`/${language}/home/`);
      await page.getByRole('button', { name: say('See plans') }).click();
      const tabs = page.getByRole('tab');
      await expect(tabs.first()).toBeVisible();
      await expectInLanguage(page, language);
      await expectFitting(page);
      await expectNoFindings(page);
      // The first tab lies where reading begins, so an arrow leads to it from the second against the way of reading.
      const [back, forth] = language === 'ar' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await tabs.last().focus();
      await page.keyboard.press(back);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press(forth);
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');

      await page
        .getByRole('button', { name: say('Log in') })
        .first()
        .click();
      await expect(page.getByRole('dialog').locator('input[type=email]')).toBeVisible();
      await expectInLanguage(page, language);
      await expectFitting(page);
      await expectNoFindings(page);
      await expect(page.getByRole('dialog').locator('input[type=email]')).toHaveCSS('direction', 'ltr');
    });

    test('the checkout and what follows it are said in it, from the offer to the receipt', async ({
      page,
      context,
    }) => {
      await becomeMember(page);
      await page.goto(`/${language}/home/`);
      await page.getByRole('button', { name: say('See plans') }).click();
      const opened = context.waitForEvent('page');
      const packs = page.getByRole('dialog').getByRole('region', { name: say('One-time credits') });
      await packs.getByRole('button').first().click();
      const checkout = await opened;
      await checkout.setViewportSize({ width: 320, height: 640 });
      const press = (english: string) => checkout.getByRole('button', { name: say(english), exact: true }).click();
      const look = async () => {
        await expectInLanguage(checkout, language);
        await expectFitting(checkout);
        await expectNoFindings(checkout);
      };
      await expect(checkout.getByRole('heading', { name: say('Choose how the bank responds') })).toBeVisible();
      await expect(checkout).toHaveURL(new RegExp(`/${language}/checkout/[\\da-f-]{36}/$`));
      await look();
      await press('Decline');
      await expect(checkout.getByRole('region', { name: say('Result') })).toBeVisible();
      await look();
      await checkout.getByRole('link', { name: say('Try again') }).click();
      await press('Pay');
      const back = checkout.getByRole('link', { name: say('Back to where you were') });
      await expect(back).toHaveAttribute('href', `/${language}/home/`);
      await look();
      await checkout.getByRole('link', { name: say('See your plan and credits') }).click();
      await checkout
        .getByRole('button', { name: say('Receipt') })
        .first()
        .click();
      await expect(checkout).toHaveURL(new RegExp(`/${language}/member/`));
      await look();
    });
  });
}

for (const language of atNight(EACH, EACH.slice(0, 1))) {
  test.describe(`in the language ${language}`, () => {
    test('a choice in the navigation keeps path and query, and is the language of the next visit', async ({ page }) => {
      await page.goto('/terms/?source=letter');
      await page.locator(`a[hreflang=${language}]:visible`).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/terms/\\?source=letter$`));
      await page.goto('/');
      await expect(page).toHaveURL(new RegExp(`/${language}/home/$`));
      await page.locator('a[hreflang=en]:visible').click();
      await expect(page).toHaveURL(/[^a-z]\/home\/$|:\d+\/home\/$/);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    });
  });
}

test.describe('Arabic', () => {
  for (const [width, height] of atNight(SIZES, SIZES.slice(0, 1))) {
    test(`comes with its letters and does not move at ${width} px`, async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await page.setViewportSize({ width, height });
      await countShifts(page);
      await page.goto('/ar/home/', { waitUntil: 'networkidle' });
      expect(fonts.join()).toContain('vazirmatn-arabic');
      expect(await shifts(page)).toBeLessThanOrEqual(ARABIC_SHIFT_MAX);
    });
  }

  test('is no burden to those who read another language', async ({ page }) => {
    page.on('request', (request) => expect(request.url()).not.toContain('vazirmatn'));
    await page.goto('/terms/', { waitUntil: 'networkidle' });
    await expect(page.locator('a[hreflang=ar]:visible')).toHaveCount(1);
  });
});
