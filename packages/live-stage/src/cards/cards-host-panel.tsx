import { useAtomValue } from 'jotai';

import { cardMoverAtom } from './cards-atoms.ts';

/** Where the one canvas of the cards is while none of them moves; a page with moving cards has one. */
export function CardsHostPanel() {
  const { attach } = useAtomValue(cardMoverAtom);
  return <div ref={attach} hidden />;
}
