export { TextToVideoPage, type TextToVideoPageProps } from './text-to-video-page.tsx';
