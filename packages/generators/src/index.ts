export { ComposerPanel } from './form/composer-panel.tsx';
export { ImageToVideoPage } from './image-to-video-page.tsx';
export { TextToVideoPage } from './text-to-video-page.tsx';
export { VideoToVideoPage } from './video-to-video-page.tsx';
