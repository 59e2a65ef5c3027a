import { aSiteConfig } from '@kinora/contracts/fixtures';
import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LegalParts } from './legal-parts.tsx';

const meta = {
  component: LegalParts,
  args: {
    parts: [
      { kind: 'text', text: msg`Credits measure what you can create here.` },
      { kind: 'point', text: msg`They are held.` },
      { kind: 'point', text: msg`They are charged.` },
      { kind: 'fact', term: msg`Mails`, text: msg`30 days after sending.` },
    ],
    site: aSiteConfig(),
    links: { contact: '/support/contact-us/', team: '/support/team/', terms: '/terms/', privacy: '/privacy/' },
  },
} satisfies Meta<typeof LegalParts>;
export default meta;

export const KeepsWhatBelongsTogether: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('term')).toHaveTextContent('Mails');
    await expect(canvas.getByRole('definition')).toHaveTextContent('30 days after sending.');
  },
};
