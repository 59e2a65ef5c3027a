import type { SharedClip } from '@kinora/contracts/share';
import type { ClipPages } from '@kinora/creations/links';
import { modelWords } from '@kinora/credits';
import { PageHead, useLazy } from '@kinora/ui';
import type { I18n } from '@lingui/core';
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

interface Known {
  links: ReturnType<typeof lazySettingsHref.get>;
  pages: ClipPages;
  i18n: I18n;
}

/** What the sharer lets others use, once the code for it is here. */
function settingsIn({ settings, model, mode }: SharedClip, { links, pages, i18n }: Known) {
  if (!settings || !links) return { ownHref: null, style: undefined };
  const style = settings.style === undefined ? undefined : i18n._(links.valueWords('style', settings.style));
  return { ownHref: links.settingsHref({ model, mode, input: settings }, pages), style };
}

function Clip({ shared, pages, createHref, contactHref, homeHref, more, onReload }: ClipProps) {
  const { t, i18n } = useLingui();
  const links = useLazy(lazySettingsHref);
  const { settings, model, by } = shared;
  const { ownHref, style } = settingsIn(shared, { links, pages, i18n });
  const prompt = settings?.prompt ?? '';
  const label = prompt === '' ? t`A shared clip` : prompt;
  // As the server calls the page.
  const name = tabTitle(prompt === '' ? by : prompt);
  const query = new URLSearchParams({ topic: 'report', share: shared.id }).toString();
  return (
    <>
      <PageHead title={name === '' ? 'Kinora' : `${name} · Kinora`} />
      <SharedView
        shared={shared}
        modelName={i18n._(modelWords(model))}
        styleName={style}
        createHref={ownHref ?? createHref}
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
