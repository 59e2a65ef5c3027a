import type { Recipe } from '@kinora/contracts/recipe';
import { ratioOf } from '@kinora/live-stage';
import { Choices, Panel, RadioCard, RatioCard, TextButton } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { EffectWords, WordOf } from '../catalogue/effect-messages.ts';
import { SHAPES, type Shape } from '../catalogue/effect-scene.ts';
import type { Chosen } from '../choices/effect-choices-atoms.ts';
import { ParameterField } from './parameter-field.tsx';
import { ResolutionChoice } from './resolution-choice.tsx';

export interface EffectFormProps {
  effect: Recipe;
  words: EffectWords;
  wordOf: WordOf;
  /** The fields of its pictures and words. */
  inputs: ReactNode;
  /** Above the form: a request that waited over a login. */
  saved?: ReactNode;
  /** Price and button. */
  submitBar: ReactNode;
  chosen: Chosen;
  shape: Shape;
  seconds: number;
  resolution: string;
  onChoose: (choice: { parameter: string; value: number | string }) => void;
  onReset: () => void;
  onShape: (shape: string) => void;
  onSeconds: (seconds: number) => void;
  onResolution: (resolution: string) => void;
}

function Parameters({ effect, wordOf, chosen, onChoose, onReset }: EffectFormProps) {
  return (
    <div className="grid gap-4">
      {effect.parameters.map((parameter) => (
        <ParameterField
          key={parameter.id}
          parameter={parameter}
          value={chosen[parameter.id]}
          wordOf={wordOf}
          onChoose={(value) => onChoose({ parameter: parameter.id, value })}
        />
      ))}
      {Object.keys(chosen).length > 0 && (
        <p className="text-small">
          <TextButton onClick={onReset}>
            <Trans>Reset to default</Trans>
          </TextButton>
        </p>
      )}
    </div>
  );
}

function Lengths({ effect, seconds, onSeconds }: Pick<EffectFormProps, 'effect' | 'seconds' | 'onSeconds'>) {
  const { t } = useLingui();
  return (
    <Choices legend={t`Length`} columns={2}>
      {effect.price.map((step) => (
        <RadioCard
          key={step.seconds}
          name="seconds"
          value={String(step.seconds)}
          checked={step.seconds === seconds}
          onChoose={(value) => onSeconds(Number(value))}
          middle
        >
          <Trans>{step.seconds} s</Trans>
          <span className="text-micro font-normal text-muted">
            <Plural value={step.credits} one="# credit" other="# credits" />
          </span>
        </RadioCard>
      ))}
    </Choices>
  );
}

/** The form of an effect: its pictures, its choices, the shape, length and size of its clip, and what it costs. */
export function EffectForm(props: EffectFormProps) {
  const { effect, words, inputs, saved, submitBar, shape, onShape } = props;
  const { t } = useLingui();
  return (
    <Panel look="form">
      <form
        aria-label={words.title}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
      >
        <div className="grid gap-1.5">
          <h1 className="type-display wrap-anywhere">{words.title}</h1>
          <p className="text-muted">{words.description}</p>
        </div>
        {saved}
        {inputs}
        {effect.parameters.length > 0 && <Parameters {...props} />}
        <Choices legend={t`Shape`} columns={5}>
          {SHAPES.map((one) => (
            <RatioCard
              key={one}
              name="shape"
              value={one}
              label={one}
              ratio={ratioOf(one)}
              checked={one === shape}
              onChoose={onShape}
            />
          ))}
        </Choices>
        <Lengths effect={effect} seconds={props.seconds} onSeconds={props.onSeconds} />
        <ResolutionChoice resolution={props.resolution} onChoose={props.onResolution} />
        {submitBar}
      </form>
    </Panel>
  );
}
