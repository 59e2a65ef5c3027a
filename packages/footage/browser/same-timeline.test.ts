import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';

import { loadBrowserPaintEnv } from './browser-paint-env.ts';
import { composeTimeline, TIMELINE_FONTS, TIMELINE_SCENES, type TimelineSceneName } from './compose-timeline.ts';
import { bytesOf, peakSignalToNoise } from './likeness.ts';

/** In decibels. */
const ALIKE = 40;

const environment = await loadBrowserPaintEnv({ fonts: TIMELINE_FONTS, pictures: [] });

// The keys of a record with exactly these names.
it.each(Object.keys(TIMELINE_SCENES) as TimelineSceneName[])(
  'the browser composes the frame of a timeline that Node composes: %s',
  async (name) => {
    const here = composeTimeline(name, environment);
    expect(peakSignalToNoise(here.data, bytesOf(await commands.composeInNode(name)))).toBeGreaterThan(ALIKE);
  },
);
