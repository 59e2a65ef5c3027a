import { TextButton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface StyleOfferProps {
  /** The style that the prompt asks for, as the form calls it. */
  style: string;
  onTake: () => void;
}

/** Says that the prompt asks for another style than the chosen one, which one press chooses. */
export function StyleOffer({ style, onTake }: StyleOfferProps) {
  return (
    <p className="text-small text-body">
      <Trans>
        Your prompt asks for another style. <TextButton onClick={onTake}>Switch to {style}</TextButton>
      </Trans>
    </p>
  );
}
