import { Canvas, Controls, Description, DocsContext, DocsStory, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

import { isBehaviour } from './is-behaviour.ts';

/** When a component is the right one, as its stories say it in `parameters.guide`. */
interface Guide {
  readonly use: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

function Advice({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function GuideText({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <p>{guide.use}</p>
      <Advice title="Do" lines={guide.do} />
      <Advice title="Don’t" lines={guide.dont} />
    </>
  );
}

/** The stories that show a state, the component's own first. */
const useStates = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ name }) => !isBehaviour(name.replaceAll(' ', '')));

/** The page of a component: when to use it, its first state with its props, and its other states. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  const states = useStates();
  const first = states.at(0);
  return (
    <>
      <Title />
      <Description />
      {guide && <GuideText guide={guide} />}
      <h2>Props</h2>
      {first && <Canvas of={first.moduleExport} />}
      {first && <Controls of={first.moduleExport} />}
      <h2>States</h2>
      {states.slice(1).map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
    </>
  );
}
