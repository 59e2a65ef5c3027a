import { apiClientAtom } from '@kinora/api-client';
import { aCreation } from '@kinora/contracts/fixtures';
import { lazyCreating } from '@kinora/creating';
import { lazyCreations } from '@kinora/creating/clips';
import { lazyInspiration } from '@kinora/inspiration';
import { playerPartsAtom } from '@kinora/live-stage';
import { fakeApi, noEngine, onPhone, onTablet, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HomePage } from './home-page.tsx';
import { lazyHome } from './lazy-home.ts';
import { asMember } from './testing/as-member.ts';
import { PromptLine } from './testing/prompt-line.tsx';

const meta = {
  component: HomePage,
  args: {
    composer: <PromptLine />,
    routes: ['/text-to-video/', '/image-to-video/', '/ai-video-effects/', '/video-to-video/', '/ai-video-remix/'],
    formHref: '/text-to-video/',
    pictureFormHref: '/image-to-video/',
    videoFormHref: '/video-to-video/',
    hrefOfEffect: (id) => `/ai-video-effects/${id}/`,
    galleryHref: '/ai-video-remix/?page=inspiration',
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => void (await Promise.all([lazyCreating.load(), lazyHome.load(), lazyInspiration.load()])),
  decorators: [
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } },
          listCreations: { data: { creations: [], next: null } },
        }),
      ),
      seed(playerPartsAtom, noEngine),
    ),
    (StoryOf) => (
      <main className="px-(--frame-gutter) pt-2">
        <StoryOf />
      </main>
    ),
  ],
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExplainsTheProduct: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Inspiration', 'What you can make', 'What credits buy']);
    await expect(canvas.getByRole('link', { name: /^Text to Video/ })).toHaveAttribute('href', '/text-to-video/');
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/ai-video-remix/?page=inspiration',
    );
  },
};

export const WritesWhatIsTried: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A paper boat in a storm at night' }));
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A paper boat in a storm at night');
  },
};

export const OnlyToolsThatExist: Story = {
  args: { routes: ['/text-to-video/'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Video Effects/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnATablet: Story = { ...onTablet };

const unbroken = aCreation({ input: { prompt: `${'غابة unbroken'.repeat(60)} in the rain` }, state: 'failed' });

export const LongPromptOnAPhone: Story = {
  ...onPhone,
  beforeEach: async () => void (await lazyCreations.load()),
  decorators: [asMember([unbroken])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Yours' })).toHaveTextContent('unbroken');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
