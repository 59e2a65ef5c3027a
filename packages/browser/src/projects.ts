export { clearPendingProject, isProjectPending, markPendingProject, pausePendingCreation } from './pending-flag.ts';
export {
  GUEST,
  type Keeping,
  type KeptHead,
  type KeptProject,
  type KeptStep,
  projectLog,
  type ProjectLog,
} from './project-log.ts';
export { openScratchFile, type ScratchFile } from './scratch-file.ts';
