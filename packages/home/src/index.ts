export { HomePage, type HomePageProps } from './home-page.tsx';
export { ModelsPage, type ModelsPageProps } from './models/models-page.tsx';
