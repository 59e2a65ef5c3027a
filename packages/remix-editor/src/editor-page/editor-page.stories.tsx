import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import { aDocument, someFacts } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { EditorPage } from './editor-page.tsx';

const ADA = { id: 'editor', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const medium = {
  ...someFacts(),
  name: 'Calm sea',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};
const card = { id: 'p-1', name: 'Sea', poster: null, revision: 0, updatedAt: 1, trashedAt: null, seconds: 0, clips: 0 };
const member = seed(placeSessionAtom, { owner: 'member', member: ADA });

const meta = {
  component: EditorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    projectId: 'p-1',
    clipId: null,
    projectsHref: '/ai-video-remix/?page=projects',
    libraryHref: '/library/',
    onProject: fn(),
  },
} satisfies Meta<typeof EditorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  decorators: [
    withAtoms(
      member,
      seed(
        apiClientAtom,
        fakeApi({
          readProject: {
            data: { project: card, document: aDocument({ name: 'Sea' }), revision: 0, media: {}, missing: [] },
          },
        }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Project name' })).toHaveValue('Sea');
  },
};

export const Gone: Story = {
  args: { projectId: 'p-2' },
  decorators: [withAtoms(member, seed(apiClientAtom, fakeApi({ readProject: { refuse: 'unknown-project' } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This project doesn’t exist');
  },
};

export const Unreachable: Story = {
  args: { projectId: 'p-3' },
  decorators: [withAtoms(member, seed(apiClientAtom, fakeApi()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FromAClip: Story = {
  args: { projectId: null, clipId: 'sea' },
  decorators: [
    withAtoms(
      member,
      seed(
        apiClientAtom,
        fakeApi({
          projectMedia: { data: { media: { 'creation:sea': medium }, missing: [] } },
          createProject: { data: card },
        }),
      ),
    ),
  ],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onProject).toHaveBeenCalledWith('p-1'));
  },
};

export const ClipOfAGuest: Story = {
  args: { projectId: null, clipId: 'sea' },
  decorators: [withAtoms()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const Guest: Story = {
  args: { projectId: null },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid', { name: 'Timeline' })).toBeVisible();
  },
};

const opened = (name: string) => ({ project: { ...card, name }, document: aDocument({ name }), revision: 0 });

export const Loading: Story = {
  args: { projectId: 'p-4' },
  decorators: [withAtoms(member, seed(apiClientAtom, fakeApi({ readProject: { forever: true } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Opening project');
    await expect(canvas.queryByRole('treegrid')).toBeNull();
  },
};

const NAME = 'غابة unbroken'.repeat(6);

export const LongNameOnAPhone: Story = {
  ...onPhone,
  args: { projectId: 'p-5' },
  decorators: [
    withAtoms(
      member,
      seed(apiClientAtom, fakeApi({ readProject: { data: { ...opened(NAME), media: {}, missing: [] } } })),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Project name' })).toHaveValue(NAME);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
