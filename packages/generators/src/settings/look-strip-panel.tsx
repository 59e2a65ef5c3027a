import { savesData, whenIdle } from '@kinora/browser';
import {
  chooseAtom,
  offeredParametersAtom,
  pageKindAtom,
  previewPlayerAtom,
  previewSceneAtom,
  previewViewAtom,
} from '@kinora/creating';
import type { PhotoScene, PromptScene, VideoScene } from '@kinora/live-stage';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { drawInTurn } from './draw-in-turn.ts';
import { LookStrip } from './look-strip.tsx';
import { looksOf } from './looks-of.ts';

type Scene = PhotoScene | PromptScene | VideoScene;

/** The scene as it would be in another look. */
const inLook = (scene: Scene, style: string): Scene =>
  // The options of each kind of scene take the styles of its own page.
  ({ ...scene, options: { ...scene.options, style } }) as Scene;

/** How long a scene stays as it is before its looks are drawn: typing comes first. */
const SETTLED_MS = 1200;

/** Between two looks, so that the film that plays beside them keeps its pace. */
const BREATH_MS = 250;

const rest = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(() => whenIdle(resolve, ms), ms);
  });

/** All of a scene but its look, as text that two equal scenes share; files count by their ids. */
const keyOf = (scene: Scene): string => JSON.stringify({ ...scene, options: { ...scene.options, style: undefined } });

interface Stills {
  readonly key: string;
  readonly pictures: Readonly<Record<string, ImageBitmap>>;
}

const NONE: Stills = { key: '', pictures: {} };

/** The member's own scene in each look, drawn one after another as soon as it has settled. */
function useStills(names: readonly string[]) {
  const player = useAtomValue(previewPlayerAtom);
  const { state } = useAtomValue(previewViewAtom);
  const scene = useAtomValue(previewSceneAtom);
  const [stills, setStills] = useState<Stills>(NONE);
  const key = keyOf(scene);
  // Choosing a look makes another scene, whose looks are the same.
  const [settled, setSettled] = useState({ key, scene });
  if (settled.key !== key) setSettled({ key, scene });
  const list = names.join(' ');
  const isReady = (state === 'playing' || state === 'still') && list !== '' && !savesData();
  useEffect(() => {
    if (!isReady) return undefined;
    const end = new AbortController();
    let isFirst = true;
    void drawInTurn({
      names: list.split(' '),
      draw: (name) => player.sketch(inLook(settled.scene, name)),
      onDrawn: (name, picture) =>
        setStills(({ key: before, pictures }) => ({
          key: settled.key,
          pictures: { ...(before === settled.key && pictures), [name]: picture },
        })),
      rest: () => {
        const wait = isFirst ? SETTLED_MS : BREATH_MS;
        isFirst = false;
        return rest(wait);
      },
      signal: end.signal,
    });
    return () => end.abort();
  }, [isReady, list, player, settled]);
  return stills.key === key ? stills.pictures : NONE.pictures;
}

/** The looks below the stage, connected; nothing where a model has none to see. */
export function LookStripPanel() {
  const looks = looksOf(useAtomValue(offeredParametersAtom), useAtomValue(pageKindAtom));
  const choose = useSetAtom(chooseAtom);
  const stills = useStills(looks?.options.map(({ value }) => String(value)) ?? []);
  if (!looks) return null;
  return (
    <LookStrip
      options={looks.options}
      pictures={looks.pictures}
      stills={stills}
      onChoose={(value) => choose({ name: 'style', value })}
    />
  );
}
