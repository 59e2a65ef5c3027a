import { gpuCreditsAtom } from '@kinora/api-client';
import { CATALOGUE, type PageKind } from '@kinora/contracts/catalogue';
import { liveRoutesAtom } from '@kinora/creating/models';
import { PageHead } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { modelRows } from './model-rows.ts';
import { ModelStatus } from './model-status.tsx';

export interface ModelsPageProps {
  /** The pages that make clips, each with one below it for every model. */
  pages: Readonly<Record<PageKind, string>>;
}

/** Every model with what it costs and whether this server runs it: all but that is there before anybody asks. */
export function ModelsPage({ pages }: ModelsPageProps) {
  const { t } = useLingui();
  const { state, routes } = useAtomValue(liveRoutesAtom);
  const gpuCredits = useAtomValue(gpuCreditsAtom);
  return (
    <div className="mx-auto grid max-w-composer gap-7 py-4">
      <PageHead
        title={`${t`Models`} · Kinora`}
        description={t`Every video model Kinora knows: what it makes, what it costs, and whether it runs on this server.`}
      />
      <header className="grid gap-3">
        <h1 className="type-display">
          <Trans>Models</Trans>
        </h1>
        <p className="max-w-message text-lede text-pretty">
          <Trans>When a provider retires a model, we say so and suggest a replacement.</Trans>
        </p>
      </header>
      <ModelStatus
        rows={modelRows(CATALOGUE, { served: state === 'ready' ? routes : null, gpuCredits })}
        isUnknown={state === 'failed'}
        hrefOf={({ slug, kinds: [kind = 'text'] }) => `${pages[kind]}${slug}/`}
      />
    </div>
  );
}
