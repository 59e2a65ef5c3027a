import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkProvider, type AnchorProps } from './link-provider.tsx';
import { Link } from './link.tsx';

const renderRouted = ({ href, children, className }: AnchorProps) => (
  <a href={`/de${href}`} className={className} data-routed>
    {children}
  </a>
);

const meta = {
  component: LinkProvider,
  parameters: {
    guide: {
      use: 'Use it once at the root of an app or story, so every link of every package goes through its router. Without it, links are plain anchors.',
      do: [
        'Draw exactly one anchor in render, with all its attributes.',
        'Map addresses to the page’s language in addressOf.',
      ],
      dont: [
        'Change its props later: every link is drawn again.',
        'Use router links in packages: take Link, ButtonLink or Anchor.',
      ],
    },
  },
  args: { render: renderRouted, children: <Link href="/library/">Library</Link> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithARouter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/de/library/');
  },
};

export const ExternalLink: Story = {
  args: {
    children: (
      <Link href="https://example.com/" external>
        Elsewhere
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Elsewhere' });
    await expect(link).toHaveAttribute('href', 'https://example.com/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toHaveAttribute('data-routed');
  },
};
