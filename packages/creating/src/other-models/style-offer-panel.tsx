import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';

import { chooseAtom } from '../draft/draft-atoms.ts';
import { valueWords } from '../model/choice-messages.ts';
import { StyleOffer } from './style-offer.tsx';

export interface StyleOfferPanelProps {
  /** The style that the prompt asks for. */
  style: string;
}

/** Offers the style that the prompt names. */
export function StyleOfferPanel({ style }: StyleOfferPanelProps) {
  const { _ } = useLingui();
  const choose = useSetAtom(chooseAtom);
  return <StyleOffer style={_(valueWords('style', style))} onTake={() => choose({ name: 'style', value: style })} />;
}
