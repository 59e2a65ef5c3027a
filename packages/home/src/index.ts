export { lateHome } from './late-home.ts';
export { HomePage, type HomePageProps } from './home-page.tsx';
