import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom } from 'jotai';

import { chooseAtom } from '../draft/draft-atoms.ts';
import { valueWords } from '../model/choice-messages.ts';
import { offeredParametersAtom } from '../sources/upscale-atoms.ts';
import { StyleOffer } from './style-offer.tsx';

export interface StyleOfferPanelProps {
  /** The style that the prompt asks for. */
  style: string;
}

/** Offers the style that the prompt names; nothing with a model that reads it from the prompt itself. */
export function StyleOfferPanel({ style }: StyleOfferPanelProps) {
  const { _ } = useLingui();
  const choose = useSetAtom(chooseAtom);
  const styles = useAtomValue(offeredParametersAtom).find(({ name }) => name === 'style');
  if (!styles?.options.some(({ value }) => value === style)) return null;
  return <StyleOffer style={_(valueWords('style', style))} onTake={() => choose({ name: 'style', value: style })} />;
}
