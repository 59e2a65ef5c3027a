// What the stories show: each view with the states it is seen in, told by the names and globals of its stories.

import { showsState, STATE_NAMES } from './state-names.mjs';

/** What a screen is looked at in. Each night every view is drawn on a phone and from right to left. */
export const SCREEN_STATES = ['loading', 'empty', 'error', 'long'];

const STORY = /^export const (?<name>\w+)\b/gm;
const VIEW = /^packages\/(?<owner>[^/]+)\/src\/(?<path>.+)\.stories\.tsx$/;
/** Pages and dialogs: what somebody sees by itself. */
const SCREEN = /(?:-page|-dialog)$/;

function storiesOf(text) {
  const found = [...text.matchAll(STORY)];
  return found.map(({ groups, index }, at) => ({ name: groups.name, text: text.slice(index, found[at + 1]?.index) }));
}

function viewOf(file, text) {
  const { owner, path } = VIEW.exec(file).groups;
  const stories = storiesOf(text);
  const states = STATE_NAMES.map((state) => [
    state,
    stories.filter((story) => showsState(state, story)).map(({ name }) => name),
  ]);
  return {
    name: `${owner}/${path}`,
    owner,
    count: stories.length,
    states: Object.fromEntries(states),
    names: stories.map(({ name }) => name),
  };
}

/** Each view that has stories: its name, how many it has, and by state the names of those that show it. */
export function viewsOf({ packages, read }) {
  return packages
    .flatMap(({ files }) => files)
    .filter((file) => VIEW.test(file))
    .toSorted()
    .map((file) => viewOf(file, read(file)));
}

/** Pages and dialogs; those of `ui` are frames for them. */
export const isScreen = ({ name, owner }) => SCREEN.test(name) && owner !== 'ui';
