export { ImageToVideoPage } from './image-to-video-page.tsx';
export { TextToVideoPage, type GeneratorPageProps } from './text-to-video-page.tsx';
export { VideoToVideoPage } from './video-to-video-page.tsx';
