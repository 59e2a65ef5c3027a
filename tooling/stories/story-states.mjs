// What the stories show: each view with the states it is seen in, told by the names and globals of its stories.

/** By which names a story shows a state. */
const STATES = {
  loading:
    /Loading|Waiting|Busy|Checking|Saving|Sending|Uploading|Preparing|Looking|Making|Opening|Connecting|InProgress|UnderWay|Before(?:It|The)|NotLoaded|OnItsWay|Drawing|Running|Deleting|Pending|NotYetKnown|NotCountedYet|InFlight|Developing|NeverComes/,
  empty: /Empty|^No[A-Z]|^None|Nothing|^Without|Nobody|FirstVisit|Guest/,
  error:
    /Fail|Error|Refus|Declin|Gone|Offline|Wrong|Unreach|Lost|DidNot|NotAnswered|Away|Invalid|Expired|TooMany|TooLarge|TooFew|Cannot|Problem|Broken|Unreadable|NotSupported|CouldNot|TookTooLong|NotMade|NotRead|Taken/,
  long: /Long|Twelve|Twenty|Forty|FiveThousand|Many|Every|Several|More/,
  phone: /Phone|viewport: \{ value: 'phone'/,
  'right to left': /Arabic|RightToLeft|locale: 'ar'/,
};
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

const shows = (state, { name, text }) =>
  STATES[state].test(name) || STATES[state].test(text.match(/globals: .+/)?.[0] ?? '');

function viewOf(file, text) {
  const { owner, path } = VIEW.exec(file).groups;
  const stories = storiesOf(text);
  const states = Object.keys(STATES).map((state) => [
    state,
    stories.filter((story) => shows(state, story)).map(({ name }) => name),
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
