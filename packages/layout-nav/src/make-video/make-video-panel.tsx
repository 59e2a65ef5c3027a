import { routesAtom } from '@kinora/creating/models';
import { promptHref } from '@kinora/creations/links';
import { modelWords } from '@kinora/credits';
import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { MakeVideo } from './make-video.tsx';
import { wakeModelsAtom } from './models-atoms.ts';

export interface MakeVideoPanelProps {
  /** The page that makes videos from a text. */
  page: string;
}

/** The navigation's way to a video from anywhere, connected to the models of this server. */
export function MakeVideoPanel({ page }: MakeVideoPanelProps) {
  const { i18n } = useLingui();
  const { state, routes } = useAtomValue(routesAtom);
  const wake = useSetAtom(wakeModelsAtom);
  const [prompt, setPrompt] = useState('');
  const [chosen, setChosen] = useState('');
  const slugs = routes.filter(({ modes }) => modes.includes('text')).map(({ model }) => model);
  const model = slugs.includes(chosen) ? chosen : (slugs[0] ?? '');
  return (
    <MakeVideo
      prompt={prompt}
      onPrompt={setPrompt}
      model={model}
      models={state === 'ready' ? slugs.map((slug) => ({ slug, name: i18n._(modelWords(slug)) })) : undefined}
      onModel={setChosen}
      href={promptHref(page, { prompt, model })}
      onWake={() => void wake()}
    />
  );
}
