/** How a text begins (small letters, after spaces) or what its first lines hold, and what that makes it. */
interface TextSignature {
  readonly begins?: string;
  readonly holds?: string;
  readonly name: string;
  readonly as: 'no-media' | 'playlist' | 'svg';
}

/** The first that fits counts. Playlists are looked for first: they may be wrapped in XML. */
export const TEXT_SIGNATURES: readonly TextSignature[] = [
  { begins: '#extm3u', name: 'hls', as: 'playlist' },
  { begins: '#ext-x-', name: 'hls', as: 'playlist' },
  { begins: 'ffconcat', name: 'concat', as: 'playlist' },
  { begins: 'file ', name: 'concat', as: 'playlist' },
  { begins: 'v=0', name: 'sdp', as: 'playlist' },
  { begins: '[playlist]', name: 'pls', as: 'playlist' },
  { begins: '[reference]', name: 'asx', as: 'playlist' },
  { begins: 'rtsptext', name: 'rtsp', as: 'playlist' },
  { begins: ';ffmetadata', name: 'ffmetadata', as: 'playlist' },
  { begins: 'http://', name: 'address', as: 'playlist' },
  { begins: 'https://', name: 'address', as: 'playlist' },
  { begins: 'file://', name: 'address', as: 'playlist' },
  { holds: '<mpd', name: 'dash', as: 'playlist' },
  { holds: '<smoothstreamingmedia', name: 'smooth streaming', as: 'playlist' },
  { holds: '<smil', name: 'smil', as: 'playlist' },
  { holds: '<asx', name: 'asx', as: 'playlist' },
  { holds: '<playlist', name: 'xspf', as: 'playlist' },
  { begins: '<!doctype html', name: 'html', as: 'no-media' },
  { begins: '<html', name: 'html', as: 'no-media' },
  { begins: '<script', name: 'html', as: 'no-media' },
  { begins: '<svg', name: 'svg', as: 'svg' },
  { holds: '<svg', name: 'svg', as: 'svg' },
  { holds: '<html', name: 'html', as: 'no-media' },
];
