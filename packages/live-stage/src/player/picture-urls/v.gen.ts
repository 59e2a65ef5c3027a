// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/video-camera.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/video-game.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/videocassette.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/violin.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/volcano.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/volleyball.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'video-camera': p0,
  'video-game': p1,
  'videocassette': p2,
  'violin': p3,
  'volcano': p4,
  'volleyball': p5,
};
