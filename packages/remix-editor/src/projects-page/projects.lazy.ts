// Loaded by `lazy-projects.ts` alone.
export { ProjectsPanel } from './projects-panel.tsx';
