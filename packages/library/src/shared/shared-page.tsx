import type { SharedClip } from '@kinora/contracts/share';
import type { ClipPages } from '@kinora/creations/links';
import { modelWords } from '@kinora/credits';
import { PageHead, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

import { lazySettingsHref } from './lazy-settings-href.ts';
import { createShared, isGone } from './shared-atoms.ts';
import { SharedGone } from './shared-gone.tsx';
import { tabTitle } from './shared-title.ts';
import { SharedVideo } from './shared-video.tsx';
import { SharedView } from './shared-view.tsx';
import { SharedWaiting } from './shared-waiting.tsx';

export interface SharedPageProps {
  id: string;
  /** What the server said of this link with the page. */
  first?: SharedClip | undefined;
  /** Where the settings of clips are used. */
  pages: ClipPages;
  createHref: string;
  contactHref: string;
  homeHref: string;
  /** Scenes to go on from, for the end of the page. */
  more: ReactNode;
}

/** What of a clip needs the catalogue: where its settings are used, and what its style is called. */
function useSettings({ settings, model, mode }: SharedClip, pages: ClipPages) {
  const { i18n } = useLingui();
  const links = useLazy(lazySettingsHref);
  if (!settings || !links) return {};
  const { style } = settings;
  return {
    href: links.settingsHref({ model, mode, input: settings }, pages) ?? undefined,
    styleName: style === undefined ? undefined : i18n._(links.valueWords('style', style)),
  };
}

function Clip({ shared, pages, createHref, contactHref, homeHref, more, onReload }: ClipProps) {
  const { t, i18n } = useLingui();
  const { href = createHref, styleName } = useSettings(shared, pages);
  const prompt = shared.settings?.prompt ?? '';
  const label = prompt === '' ? t`A shared clip` : prompt;
  // As the server calls the page.
  const name = tabTitle(prompt === '' ? shared.by : prompt);
  const query = new URLSearchParams({ topic: 'report', share: shared.id }).toString();
  return (
    <>
      <PageHead title={name === '' ? 'Kinora' : `${name} · Kinora`} />
      <SharedView
        shared={shared}
        modelName={i18n._(modelWords(shared.model))}
        styleName={styleName}
        createHref={href}
        reportHref={`${contactHref}?${query}`}
        homeHref={homeHref}
        more={more}
        video={<SharedVideo clip={shared.clip} label={label} onReload={onReload} />}
      />
    </>
  );
}

interface ClipProps extends Omit<SharedPageProps, 'id' | 'first'> {
  shared: SharedClip;
  onReload: () => void;
}

function Asked({ id, onReload, ...rest }: Omit<ClipProps, 'shared'> & { id: string }) {
  const [{ answerAtom, loadAtom }] = useState(() => createShared(id));
  const known = useAtomValue(answerAtom);
  const load = useSetAtom(loadAtom);
  if (known.state === 'ready') return <Clip shared={known.value} onReload={onReload} {...rest} />;
  const isFailed = known.state === 'failed';
  if (isFailed && isGone(known.failure)) return <SharedGone createHref={rest.createHref} more={rest.more} />;
  return <SharedWaiting isFailed={isFailed} onReload={() => void load()} />;
}

/** The page that a link to a clip leads to; another link is another page. */
export function SharedPage({ id, first, ...rest }: SharedPageProps) {
  const [tries, setTries] = useState(0);
  const reload = () => setTries(tries + 1);
  if (first && tries === 0) return <Clip shared={first} onReload={reload} {...rest} />;
  return <Asked key={tries} id={id} onReload={reload} {...rest} />;
}
