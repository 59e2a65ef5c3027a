import { writeFile } from 'node:fs/promises';

import { noise } from './broken-fixtures.ts';
import type { Fixture } from './fixture.ts';

type Reason = Extract<Fixture['verdict'], { refused: unknown }>['refused'];

/** What a playlist may lead to: a file beside it and a server. */
const CANARY = 'canary.mp4';
const CANARY_PORT = 18_765;
const ADDRESS = `http://127.0.0.1:${String(CANARY_PORT)}/canary.mp4`;

const text = (name: string, [reason, found]: readonly [Reason, string?], words: Buffer | string): Fixture => ({
  name,
  write: (file) => writeFile(file, typeof words === 'string' ? Buffer.from(words, 'latin1') : words),
  verdict: { refused: reason, ...(found === undefined ? {} : { detail: { found } }) },
});

const HLS = (target: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${target}\n#EXT-X-ENDLIST\n`;
const DASH = `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT1S"><Period><AdaptationSet>
<Representation id="1" bandwidth="1" mimeType="video/mp4"><BaseURL>${ADDRESS}</BaseURL></Representation>
</AdaptationSet></Period></MPD>`;
const SDP = `v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=canary\r\nc=IN IP4 127.0.0.1\r\nt=0 0\r\nm=video ${String(CANARY_PORT)} RTP/AVP 96\r\n`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image href="${ADDRESS}"/></svg>`;

/** Files that are no films or pictures of ours to take, whatever they are called. */
export const FOREIGN_FIXTURES: readonly Fixture[] = [
  text('nothing.mp4', ['empty'], ''),
  text('noise.mp4', ['not-media', 'unknown'], noise(5000)),
  text('page.mp4', ['not-media', 'html'], '<!doctype html><title>ftypisom</title><script>alert(1)</script>'),
  text('script.mov', ['not-media', 'program'], '#!/bin/sh\ntouch canary\n'),
  text('letter.webm', ['not-media', 'text'], 'Dear all,\nplease find the film attached.\n'),
  text('archive.mp4', ['not-media', 'archive'], Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(500)])),
  text('document.png', ['not-media', 'pdf'], '%PDF-1.7\n'),
  text(
    'picture-and-page.mp4',
    ['unsupported-container', 'gif'],
    'GIF89a\u0001\u0000\u0001\u0000/*<html><script>alert(1)</script>*/=1;',
  ),
  text('hls.mp4', ['playlist', 'hls'], HLS(ADDRESS)),
  text('hls-of-a-file.mp4', ['playlist', 'hls'], HLS(CANARY)),
  text('dash.mp4', ['playlist', 'dash'], DASH),
  text('concat.mp4', ['playlist', 'concat'], `ffconcat version 1.0\nfile ${CANARY}\n`),
  text('list.mp4', ['playlist', 'concat'], `file '${CANARY}'\n`),
  text('session.mp4', ['playlist', 'sdp'], SDP),
  text('drawing.png', ['svg'], `<?xml version="1.0"?>\n${SVG}`),
  text('phone.heic', ['heic'], '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'),
  text('loop.avif', ['animated-picture', 'avif'], '\u0000\u0000\u0000\u0018ftypavis\u0000\u0000\u0000\u0000avifmif1'),
  text(
    'piece.mp4',
    ['unsupported-container', 'segment'],
    '\u0000\u0000\u0000\u0018stypmsdh\u0000\u0000\u0000\u0000msdhmsix',
  ),
];
