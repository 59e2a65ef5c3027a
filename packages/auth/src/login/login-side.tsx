import { Logo } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface LoginSideProps {
  /** A moving or still picture that fills the panel; it is decoration. */
  picture?: ReactNode;
}

/** The panel at the start of the dialog; it leaves under 750 px. */
export function LoginSide({ picture }: LoginSideProps) {
  return (
    <div className="absolute inset-0 grid content-between bg-well p-8">
      {picture !== undefined && (
        <div aria-hidden="true" className="absolute inset-0 -z-1 [&>*]:size-full [&>*]:object-cover">
          {picture}
        </div>
      )}
      <Logo />
      <p className="max-w-60 rounded-inner bg-glass p-4 font-serif text-lede text-pretty text-on-media">
        <Trans>Type a sentence and watch it move before you pay for it.</Trans>
      </p>
    </div>
  );
}
