import type { Choice } from '@kinora/contracts/catalogue';
import type { Parameter } from '@kinora/creating';
import { CreationSketch } from '@kinora/creating/clips';
import { valueWords } from '@kinora/creating/models';
import { StyleCard, useAnswered } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

export interface LookStripProps extends Pick<Parameter, 'options'> {
  /** What the looks look like on a scene of ours, by their names. */
  pictures: Readonly<Record<string, string>>;
  /** The member's own scene in each look, as far as it is drawn. */
  stills: Readonly<Record<string, ImageBitmap>>;
  onChoose: (value: Choice) => void;
}

function Still({ picture }: { picture: ImageBitmap }) {
  const draw = useMemo(() => () => Promise.resolve(picture), [picture]);
  return <CreationSketch draw={draw} />;
}

/** The looks of a clip as a strip of film below the stage, each with the scene as it would be. */
export function LookStrip({ options, pictures, stills, onChoose }: LookStripProps) {
  const { t, i18n } = useLingui();
  const looked = options.find(({ isChosen }) => isChosen)?.value;
  const [chosen, choose] = useAnswered(looked, (value) => value !== undefined && onChoose(value));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Style`}</legend>
      <div className="flex snap-x gap-2 overflow-x-auto p-0.5 pb-1.5">
        {options.map(({ value, breach }) => {
          const name = String(value);
          const [still, picture] = [stills[name], pictures[name]];
          return (
            <div key={name} className="w-26 flex-none snap-start">
              <StyleCard
                shape="wide"
                name="style"
                value={name}
                checked={value === chosen}
                disabled={breach !== null}
                onChoose={() => choose(value)}
                label={i18n._(valueWords('style', value))}
                picture={still ? <Still picture={still} /> : picture && <img src={picture} alt="" loading="lazy" />}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
