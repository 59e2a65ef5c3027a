import type { PageKind } from '@kinora/contracts/catalogue';
import { RECIPE_TEXT_MAX, type Recipe } from '@kinora/contracts/recipe';
import { CreateLayout } from '@kinora/creating';
import { PageCreations, PageStagePanel } from '@kinora/creating/clips';
import { SavedRequestPanel } from '@kinora/creating/submit';
import { recipeWordsIn, sampleWordsOf } from '@kinora/footage/recipes';
import { CardsHostPanel, FilmPositionPanel, ratioOf, type RecipeScene } from '@kinora/live-stage';
import { nearestShape, ownPicturesAtom, FETCH_MESSAGES, PictureFieldsPanel } from '@kinora/source-files';
import { TextField, toast } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';

import { effectWords } from '../catalogue/effect-messages.ts';
import { beforeSize, effectScene, isShape, pictureScene, SHAPES, type Shape } from '../catalogue/effect-scene.ts';
import { relatedEffects, findEffect, takesText, takesTwo } from '../catalogue/effects.ts';
import {
  chooseAtom,
  chosenAtom,
  resetChoicesAtom,
  resolutionAtom,
  secondsAtom,
  seedAtom,
  shapeAtom,
  textAtom,
} from '../choices/effect-choices-atoms.ts';
import { effectRequest } from '../create/effect-request.ts';
import { EffectSubmitBarPanel } from '../create/effect-submit-bar-panel.tsx';
import { arriveAtom } from '../create/restore-atoms.ts';
import { cardColoursOf, cardPictureOf } from '../list/card-picture.ts';
import { EffectCardPanel } from '../list/effect-card-panel.tsx';
import { EffectForm } from './effect-form.tsx';
import { effectFrameAtom, effectPlayerAtom, effectViewAtom } from './effect-player-atoms.ts';
import { EffectStage } from './effect-stage.tsx';
import { EffectTrail } from './effect-trail.tsx';
import { UnknownEffect } from './unknown-effect.tsx';

export interface EffectPageProps {
  /** Of the effect. */
  id: string;
  /** The address of an effect's page. */
  hrefOf: (id: string) => string;
  /** The address of all effects. */
  listHref: string;
  /** The addresses of the pages that make clips of texts and of pictures. */
  formHrefs: Readonly<Record<PageKind, string>>;
  /** The fragment of the address: the settings of an earlier clip. */
  fragment?: string | undefined;
  /** The form is set up as the fragment asks: it may leave the address, or a reload would undo what is changed now. */
  onLinkOpened?: (() => void) | undefined;
}

const RELATED_COUNT = 4;

/** Our samples are three by four. */
const SAMPLE_SHAPE: Shape = '3:4';

/** The effect as it is set up now. */
function useSetUp(effect: Recipe, example: string) {
  const { first, second } = useAtomValue(ownPicturesAtom);
  const chosen = useAtomValue(chosenAtom)(effect.id);
  const preferredShape = useAtomValue(shapeAtom);
  const preferredSeconds = useAtomValue(secondsAtom);
  const resolution = useAtomValue(resolutionAtom);
  const seed = useAtomValue(seedAtom);
  const typed = useAtomValue(textAtom);
  const text = typed.trim() === '' ? example : typed;
  const usualShape = (first && nearestShape(SHAPES, first)) ?? SAMPLE_SHAPE;
  const shape = isShape(preferredShape) ? preferredShape : usualShape;
  const lengths = effect.price.map(({ seconds }) => seconds);
  const seconds = lengths.find((length) => length === preferredSeconds) ?? lengths[0] ?? 5;
  const scene = useMemo(
    () => effectScene(effect, { first, second, chosen, shape, seconds, text, seed }),
    [effect, first, second, chosen, shape, seconds, text, seed],
  );
  // Neither choices nor length change the picture before.
  const before = useMemo(() => pictureScene(effect, { first, shape, size: beforeSize(shape) }), [effect, first, shape]);
  const request = useMemo(
    () => effectRequest(effect, { chosen, shape, seconds, resolution, seed, typed }),
    [effect, chosen, shape, seconds, resolution, seed, typed],
  );
  return { scene, before, request, chosen, shape, seconds, resolution, isSample: first === undefined };
}

interface StageProps {
  scene: RecipeScene;
  before: RecipeScene;
  title: string;
  isSample: boolean;
  poster: string | undefined;
  colours: readonly string[] | undefined;
  stageSwitch: ReactNode;
}

function StagePanel({ scene, before, ...shown }: StageProps) {
  const player = useAtomValue(effectPlayerAtom);
  const view = useAtomValue(effectViewAtom);
  const { attach, canvas, light } = player;
  useEffect(() => {
    player.show(scene);
  }, [player, scene]);
  const drawBefore = useCallback(() => player.sketch(before), [player, before]);
  return (
    <EffectStage
      {...shown}
      {...{ view, attach, canvas, light, drawBefore }}
      ratio={ratioOf(scene.shape)}
      onPlay={player.play}
      onPause={player.pause}
      position={
        <FilmPositionPanel frameAtom={effectFrameAtom} frames={view.frames} fps={view.fps} onSeek={player.seek} />
      }
    />
  );
}

function RelatedEffects({ effect, hrefOf }: { effect: Recipe; hrefOf: (id: string) => string }) {
  // The stage comes first: what else there is to draw waits for it.
  const { state } = useAtomValue(effectViewAtom);
  const isStageThere = ['playing', 'still', 'none'].includes(state);
  return (
    <section aria-labelledby="related-effects" className="grid gap-3.5">
      <h2 id="related-effects" className="type-title">
        <Trans>More like this</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3.5 player:grid-cols-4">
        {relatedEffects(effect, RELATED_COUNT).map((other) => (
          <li key={other.id}>
            <EffectCardPanel effect={other} href={hrefOf(other.id)} />
          </li>
        ))}
      </ul>
      {isStageThere && <CardsHostPanel />}
    </section>
  );
}

function TextPanel({ example }: { example: string }) {
  const { t } = useLingui();
  const [text, write] = useAtom(textAtom);
  return (
    <div id="effect-words" className="scroll-my-40">
      <TextField
        label={t`Your text`}
        placeholder={example}
        maxLength={RECIPE_TEXT_MAX}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    </div>
  );
}

type KnownEffectProps = Omit<EffectPageProps, 'id'> & { effect: Recipe };

/** Sets the page up as what waited over a login, or the fragment of its address, asks. */
function useArrival({
  effect,
  fragment = '',
  onLinkOpened,
}: Omit<KnownEffectProps, 'formHrefs' | 'hrefOf' | 'listHref'>) {
  const { i18n } = useLingui();
  const arrive = useSetAtom(arriveAtom);
  useEffect(() => {
    let isGone = false;
    const come = async () => {
      const arrival = await arrive({ effect, fragment });
      if (isGone || arrival.kind === 'restored') return;
      if (arrival.missing) toast(i18n._(FETCH_MESSAGES[arrival.missing]));
      document.getElementById('main')?.scrollIntoView({ block: 'start' });
      onLinkOpened?.();
    };
    void come();
    return () => {
      isGone = true;
    };
  }, [effect, fragment, i18n, arrive, onLinkOpened]);
}

function KnownEffect({ effect, hrefOf, listHref, formHrefs, ...arrival }: KnownEffectProps) {
  useArrival({ effect, ...arrival });
  const { i18n } = useLingui();
  const wordOf = recipeWordsIn(i18n.locale);
  const words = effectWords(wordOf, effect);
  const example = wordOf(sampleWordsOf(effect));
  const { scene, before, request, isSample, ...choices } = useSetUp(effect, example);
  const choose = useSetAtom(chooseAtom);
  const reset = useSetAtom(resetChoicesAtom);
  const onShape = useSetAtom(shapeAtom);
  const onSeconds = useSetAtom(secondsAtom);
  const onResolution = useSetAtom(resolutionAtom);
  const pages = { ...formHrefs, effect: hrefOf };
  const still = { poster: cardPictureOf(effect, i18n.locale), colours: cardColoursOf(effect) };
  return (
    <>
      <EffectTrail title={words.title} listHref={listHref} />
      <CreateLayout
        stage={
          <PageStagePanel
            pages={pages}
            subject={scene}
            ratio={ratioOf(scene.shape)}
            isOfPage={({ input }) => input.effect === effect.id}
            renderPreview={(stageSwitch) => (
              <StagePanel {...{ scene, before, isSample, stageSwitch }} {...still} title={words.title} />
            )}
          />
        }
        form={
          <EffectForm
            {...{ effect, words, wordOf, onShape, onSeconds, onResolution }}
            {...choices}
            saved={<SavedRequestPanel />}
            submitBar={<EffectSubmitBarPanel effect={effect} request={request} />}
            inputs={
              <>
                <PictureFieldsPanel hasTwo={takesTwo(effect)} />
                {takesText(effect) && <TextPanel example={example} />}
              </>
            }
            onChoose={(choice) => choose({ effect: effect.id, ...choice })}
            onReset={() => reset(effect.id)}
          />
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <PageCreations pages={pages} />
          <RelatedEffects effect={effect} hrefOf={hrefOf} />
        </div>
      </CreateLayout>
    </>
  );
}

/** The page of one effect: try it on a picture, free, before anything is paid. */
export function EffectPage({ id, ...links }: EffectPageProps) {
  const effect = findEffect(id);
  if (effect) return <KnownEffect effect={effect} {...links} />;
  return <UnknownEffect id={id} listHref={links.listHref} />;
}
