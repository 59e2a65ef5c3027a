// The table of views and states that docs/stories.md holds, and what is missing in it.
import { ELSEWHERE } from './elsewhere.data.mjs';
import { isScreen, SCREEN_STATES, viewsOf } from './story-states.mjs';

const MOST = 2;
const INTRO = `# Views and their states

Generated from the stories by \`npm run stories:table\`; don't edit it. Look at them with \`npm run stories\`.

Each story is a test in a browser: it draws without an accessibility finding, nothing runs over the sides of its screen, and what it does is checked. Each night every view is drawn at 390 px in Arabic as well: \`apps/storybook/views\`.`;

const title = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** The first stories that show a state; else where it is seen, or why it isn't. */
function cellOf({ name, states }, state, elsewhere) {
  const own = states[state];
  if (own.length === 0) return elsewhere[name]?.[state] ?? '';
  const more = own.length > MOST ? ` +${own.length - MOST}` : '';
  return own.slice(0, MOST).join(', ') + more;
}

const shownIn = ({ states }) =>
  Object.keys(states)
    .filter((state) => states[state].length > 0)
    .join(', ');

function tablesOf(views, elsewhere) {
  const screens = views.filter(isScreen);
  const owners = [...new Set(views.map(({ owner }) => owner))];
  const parts = owners.map((owner) => {
    const rows = views
      .filter((view) => view.owner === owner && !isScreen(view))
      .map((view) => [view.name.slice(owner.length + 1), view.count, shownIn(view)]);
    return `### ${owner}\n\n${table(['View', 'Stories', 'States among them'], rows)}`;
  });
  const rows = screens.map((view) => [view.name, ...SCREEN_STATES.map((state) => cellOf(view, state, elsewhere))]);
  return [`## Screens\n\n${table(['Screen', ...SCREEN_STATES.map(title)], rows)}`, '## Parts of screens', ...parts];
}

/** The document's text. `elsewhere` stands in for what the repository says of states without a story. */
export const storyTable = (workspace, elsewhere = ELSEWHERE) =>
  `${[INTRO, ...tablesOf(viewsOf(workspace), elsewhere)].join('\n\n')}\n`;

/** What `elsewhere` says that isn't so: a story or a screen that doesn't exist, or a state that has its own story. */
function untrue(views, elsewhere) {
  const byName = new Map(views.map((view) => [view.name, view]));
  const isThere = (words) => {
    const [, view, story] = /^([\w-]+\/[\w/-]+): (\w+)$/.exec(words) ?? [];
    return view ? byName.get(view)?.names.includes(story) : words.endsWith('.');
  };
  return Object.entries(elsewhere).flatMap(([name, states]) =>
    Object.entries(states)
      .filter(([state, words]) => byName.get(name)?.states[state]?.length !== 0 || !isThere(words))
      .map(([state, words]) => `${name}: ${state}: "${words}" is not so`),
  );
}

/** One line for each state of a screen that no story shows and nobody explains. */
export function holesOf(workspace, elsewhere = ELSEWHERE) {
  const views = viewsOf(workspace);
  const holes = views
    .filter(isScreen)
    .flatMap((view) =>
      SCREEN_STATES.filter((state) => cellOf(view, state, elsewhere) === '').map(
        (state) =>
          `${view.name}: has no story for ${state}; add one, or say in tooling/stories/elsewhere.data.mjs where or why`,
      ),
    );
  return [...holes, ...untrue(views, elsewhere)];
}
