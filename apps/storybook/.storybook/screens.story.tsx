import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';

/** A story as Storybook's own index tells of it. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

const SCREEN = /-page$|-dialog$/;
const DESKTOP: Frame = { width: 1440, height: 900 };
const PHONE: Frame = { width: 390, height: 844 };
/** Of a frame's height that is shown, in pixels. */
const SHOWN = 225;

/** The first state of each page and dialog, by title. */
async function loadScreens(): Promise<Entry[]> {
  const response = await fetch('index.json');
  const index: { readonly entries: Readonly<Record<string, Entry>> } = await response.json();
  const states = Object.values(index.entries).filter(
    ({ type, title, tags }) => type === 'story' && SCREEN.test(title) && !tags.includes('behaviour'),
  );
  return states.filter(({ title }, at) => states.findIndex((state) => state.title === title) === at);
}

let screens: Promise<Entry[]> | undefined;

/** Loads them once, and only where they are shown. */
const screensOnce = () => (screens ??= loadScreens());

interface PictureProps {
  readonly entry: Entry;
  readonly frame: Frame;
  readonly isDue: boolean;
  readonly onLoad: () => void;
}

function Picture({ entry, frame, isDue, onLoad }: PictureProps) {
  const scale = SHOWN / frame.height;
  return (
    <div className="overflow-hidden rounded-tight shadow-edge" style={{ width: frame.width * scale, height: SHOWN }}>
      {isDue && (
        <iframe
          title={`${entry.title}: ${entry.name}`}
          src={`iframe.html?viewMode=story&id=${entry.id}`}
          // It shows another story of this Storybook.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-same-origin allow-scripts"
          inert
          onLoad={onLoad}
          style={{ ...frame, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </div>
  );
}

/** One picture after another: all at once are more than a browser can load. */
function Screens({ frame }: { readonly frame: Frame }) {
  const [loaded, setLoaded] = useState(0);
  return (
    <ul className="flex flex-wrap gap-8 p-6">
      {use(screensOnce()).map((entry, at) => (
        <li key={entry.id}>
          <a href={`./?path=/story/${entry.id}`} target="_top" className="text-ui text-strong">
            {entry.title}
          </a>
          <Picture {...{ entry, frame }} isDue={at <= loaded} onLoad={() => setLoaded((count) => count + 1)} />
        </li>
      ))}
    </ul>
  );
}

/** Every page and dialog at a glance, in its first state. It shows other stories, so it is no test itself. */
const meta = { component: Screens, args: { frame: DESKTOP }, tags: ['!test'] } satisfies Meta<typeof Screens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {};

export const OnAPhone: Story = { args: { frame: PHONE } };
