// One page for all benches of the editor: `?show=tiles&clips=20000` and so on.
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi } from '@kinora/testkit';
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
// As the studio: its English texts are compiled when it is built.
i18n.setMessagesCompiler((text) => [text]);
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** A member's project, answered at once: what is measured is the editor, not the way to the server. */
function openAsMember() {
  const member = { id: 'bench', name: '', email: 'bench@example.com', photo: null, isPaid: false, hasPlan: false };
  const card = { id: 'p-1', name: 'A film', poster: null, revision: 0, updatedAt: 1, trashedAt: null };
  const project = { ...card, seconds: 60, clips: count };
  store.set(placeSessionAtom, { owner: 'member', member });
  store.set(apiClientAtom, fakeApi({ readProject: { data: { project, document, revision: 0, media, missing: [] } } }));
}

const EDITOR = { projectId: 'p-1', clipId: null, projectsHref: '/', libraryHref: '/', onProject: () => {} };

/** Its chunk is there before the clock starts. */
async function editor() {
  const { EditorPage } = await import('../../../../packages/remix-editor/src/editor-page/editor.lazy.ts');
  openAsMember();
  performance.mark('chunk');
  return <EditorPage {...EDITOR} />;
}

const SHOWN = {
  tiles: () => <TimelinePanel />,
  dom: () => <DomTimeline start={document} media={media} startZoom={zoom} />,
  editor,
};

const shown = await SHOWN[show]();
createRoot(globalThis.document.querySelector('#root')).render(
  <I18nProvider i18n={i18n}>
    <Provider store={store}>
      <main style={{ height: '600px' }}>{shown}</main>
    </Provider>
  </I18nProvider>,
);
