import type { ClipPages } from '@kinora/creations/links';
import { modelWords } from '@kinora/credits';
import { FETCH_MESSAGES } from '@kinora/source-files';
import { Switch, toast } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import type { Asked } from '../draft/draft.ts';
import { showForm } from '../layout/show-form.ts';
import { grabFrame, type FrameSource } from './grab-frame.ts';
import { liveModelsHereAtom } from './models-here-atoms.ts';
import { OfferChoice } from './offer-choice.tsx';
import { offerHref } from './offer-href.ts';
import { finalsFor, finalsOfFrame, type Offer } from './offers.ts';
import { takeFrameAtom, takeOfferAtom, takeOfferOfDraftAtom } from './take-offer-atoms.ts';

export interface FinalPanelProps {
  /** What our engine drew, or draws. */
  asked: Asked;
  /** It is the draft in the form of this page, whose files stay there. */
  isDraft?: boolean;
  pages: ClipPages;
  /** What shows it. */
  sourceOf: () => FrameSource | null;
  /** Stops it, so that the frame that is meant stays in sight. */
  onHold: () => void;
}

/** What makers' models would make of it, from its words or from a frame of it. */
function useFinals(asked: Asked) {
  const here = useAtomValue(liveModelsHereAtom);
  return useMemo(() => ({ ofWords: finalsFor(asked, here), ofFrame: finalsOfFrame(asked, here) }), [asked, here]);
}

/** The film that our engine drew as a draft: which maker's model makes the final one, at which price. */
export function FinalPanel({ asked, isDraft = false, pages, sourceOf, onHold }: FinalPanelProps) {
  const { t, i18n } = useLingui();
  const { ofWords, ofFrame } = useFinals(asked);
  const [wantsFrame, setWantsFrame] = useState(false);
  const take = useSetAtom(isDraft ? takeOfferOfDraftAtom : takeOfferAtom);
  const takeFrame = useSetAtom(takeFrameAtom);
  const canTakeFrame = ofFrame.length > 0;
  const usesFrame = canTakeFrame && wantsFrame;
  const [best, ...others] = usesFrame ? ofFrame : ofWords;
  if (!best) return null;
  const { ownKey, price } = best;
  const name = i18n._(modelWords(best.asked.model));
  const bringFrame = async () => {
    if (!(await takeFrame(grabFrame(sourceOf(), `${t`Frame`}.png`))))
      toast(t`The frame couldn’t be copied. Add an image of your own instead.`, { look: 'danger' });
  };
  const onTake = async (offer: Offer) => {
    if (usesFrame) void bringFrame();
    if (offerHref(offer, pages) !== null) return;
    showForm();
    const failure = await take(offer);
    if (failure) toast(i18n._(FETCH_MESSAGES[failure]));
  };
  const frameSwitch = canTakeFrame && (
    <Switch
      label={t`Start with this frame`}
      checked={usesFrame}
      onSwitch={(isOn) => {
        setWantsFrame(isOn);
        if (isOn) onHold();
      }}
    />
  );
  return (
    <OfferChoice
      hrefOf={(offer) => offerHref(offer, pages)}
      onTake={(offer) => void onTake(offer)}
      offers={[best, ...others]}
      look={isDraft ? 'default' : 'soft'}
      aside={frameSwitch}
    >
      {ownKey === null
        ? t`${plural(price, { one: `Make it with ${name} for # credit`, other: `Make it with ${name} for # credits` })}`
        : t`Make it with ${name} using your key`}
    </OfferChoice>
  );
}
