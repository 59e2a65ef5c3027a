// One page for all benches of the editor: `?show=tiles&clips=20000` and so on.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';

import { openDocumentAtom } from '../../../../packages/remix-editor/src/state/document-atoms.ts';
import { learnMediaAtom } from '../../../../packages/remix-editor/src/state/media-atoms.ts';
import { zoomToAtom } from '../../../../packages/remix-editor/src/state/window-atoms.ts';
import { TimelinePanel } from '../../../../packages/remix-editor/src/timeline-view/timeline-panel.tsx';
import { DomTimeline } from './dom-timeline.jsx';
import { sampleMedia, someClips } from './some-clips.mjs';

import '../../../../apps/storybook/.storybook/preview.css';

const wanted = new URLSearchParams(location.search);
const [show, count, zoom] = [wanted.get('show'), Number(wanted.get('clips')), Number(wanted.get('zoom') ?? 10)];
const [document, media] = [someClips(count), sampleMedia()];

const store = createStore();
store.set(learnMediaAtom, media);
store.set(openDocumentAtom, document);
store.set(zoomToAtom, { zoom, at: 0 });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const SHOWN = {
  tiles: () => <TimelinePanel />,
  dom: () => <DomTimeline start={document} media={media} startZoom={zoom} />,
};

createRoot(globalThis.document.querySelector('#root')).render(
  <I18nProvider i18n={i18n}>
    <Provider store={store}>
      <main style={{ height: '600px' }}>{SHOWN[show]()}</main>
    </Provider>
  </I18nProvider>,
);
