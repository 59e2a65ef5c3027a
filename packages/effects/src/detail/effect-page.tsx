import { RECIPE_TEXT_MAX, type Recipe } from '@kinora/contracts';
import { CreateLayout, PageCreations, ratioOf, SavedOrderPanel, type RecipeScene } from '@kinora/creation-form';
import { recipeWordsIn, sampleWordsOf } from '@kinora/media-core';
import { ButtonLink, Link, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

import { effectWords } from '../catalogue/effect-words.ts';
import { akin, findEffect, takesText, takesTwo } from '../catalogue/effects.ts';
import { EffectFootPanel } from '../create/effect-foot-panel.tsx';
import { CardsHost, EffectCardPanel } from '../list/effect-card-panel.tsx';
import { PictureFieldsPanel } from '../picture/picture-fields-panel.tsx';
import {
  chooseAtom,
  resetChoicesAtom,
  resolutionAtom,
  secondsAtom,
  shapeAtom,
  textAtom,
} from './effect-choices-atoms.ts';
import { EffectForm } from './effect-form.tsx';
import { effectPlayerAtom, effectViewAtom } from './effect-player-atoms.ts';
import { EffectStage } from './effect-stage.tsx';
import { useArrival } from './use-arrival.ts';
import { useSetUp } from './use-set-up.ts';

export interface EffectPageProps {
  /** Of the effect. */
  id: string;
  /** The address of an effect's page. */
  hrefOf: (id: string) => string;
  /** The address of all effects. */
  listHref: string;
  /** The address of the page that makes clips of texts. */
  textHref: string;
  /** The fragment of the address: the settings of an earlier clip. */
  fragment?: string | undefined;
  /** The form is set up as the fragment asks: it may leave the address, or a reload would undo what is changed now. */
  onLinkOpened?: (() => void) | undefined;
}

const AKIN = 4;

interface StageProps {
  scene: RecipeScene;
  before: RecipeScene;
  title: string;
  isSample: boolean;
}

function StagePanel({ scene, before, title, isSample }: StageProps) {
  const player = useAtomValue(effectPlayerAtom);
  const view = useAtomValue(effectViewAtom);
  const { attach } = player;
  useEffect(() => {
    player.show(scene);
  }, [player, scene]);
  const drawBefore = useCallback(() => player.sketch(before), [player, before]);
  return (
    <EffectStage
      {...{ view, title, isSample, attach, drawBefore }}
      ratio={ratioOf(scene.shape)}
      canvas={player.canvas}
      onPlay={player.play}
      onPause={player.pause}
      onSeek={player.seek}
    />
  );
}

function Akin({ effect, hrefOf }: { effect: Recipe; hrefOf: (id: string) => string }) {
  // The stage comes first: what else there is to draw waits for it.
  const { state } = useAtomValue(effectViewAtom);
  const isStageThere = state === 'playing' || state === 'still' || state === 'none';
  return (
    <section aria-labelledby="akin" className="grid gap-3.5">
      <h2 id="akin" className="type-title">
        <Trans>More of this kind</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3.5 player:grid-cols-4">
        {akin(effect, AKIN).map((other) => (
          <li key={other.id}>
            <EffectCardPanel effect={other} href={hrefOf(other.id)} />
          </li>
        ))}
      </ul>
      {isStageThere && <CardsHost />}
    </section>
  );
}

function Trail({ title, listHref }: { title: string; listHref: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Where you are`} className="mb-4 flex min-w-0 items-center gap-2 text-small text-muted">
      <Link href={listHref} look="muted">
        <Trans>Video effects</Trans>
      </Link>
      <span aria-hidden="true">›</span>
      <span aria-current="page" className="truncate">
        {title}
      </span>
    </nav>
  );
}

function TextPanel({ example }: { example: string }) {
  const { t } = useLingui();
  const [text, write] = useAtom(textAtom);
  return (
    <div id="effect-words" className="scroll-my-40">
      <TextField
        label={t`Your words`}
        placeholder={example}
        maxLength={RECIPE_TEXT_MAX}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    </div>
  );
}

type KnownEffectProps = Omit<EffectPageProps, 'id'> & { effect: Recipe };

function KnownEffect({ effect, hrefOf, listHref, textHref, ...arrival }: KnownEffectProps) {
  useArrival({ effect, ...arrival });
  const { i18n } = useLingui();
  const wordOf = recipeWordsIn(i18n.locale);
  const words = effectWords(wordOf, effect);
  const example = wordOf(sampleWordsOf(effect));
  const { scene, before, order, isSample, ...choices } = useSetUp(effect, example);
  const choose = useSetAtom(chooseAtom);
  const reset = useSetAtom(resetChoicesAtom);
  const onShape = useSetAtom(shapeAtom);
  const onSeconds = useSetAtom(secondsAtom);
  const onResolution = useSetAtom(resolutionAtom);
  return (
    <>
      <Trail title={words.title} listHref={listHref} />
      <CreateLayout
        stage={<StagePanel scene={scene} before={before} title={words.title} isSample={isSample} />}
        form={
          <EffectForm
            {...{ effect, words, wordOf, onShape, onSeconds, onResolution }}
            {...choices}
            saved={<SavedOrderPanel />}
            foot={<EffectFootPanel effect={effect} order={order} />}
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
          <PageCreations pages={{ text: textHref, effect: hrefOf }} />
          <Akin effect={effect} hrefOf={hrefOf} />
        </div>
      </CreateLayout>
    </>
  );
}

/** The page of one effect: try it on a picture, free, before anything is paid. */
export function EffectPage({ id, ...links }: EffectPageProps) {
  const { t } = useLingui();
  const effect = findEffect(id);
  if (effect) return <KnownEffect effect={effect} {...links} />;
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="type-display wrap-anywhere">{t`There is no effect “${id}”`}</h1>
      <p className="text-muted">
        <Trans>It may have had another name.</Trans>
      </p>
      <ButtonLink href={links.listHref}>
        <Trans>See all effects</Trans>
      </ButtonLink>
    </div>
  );
}
