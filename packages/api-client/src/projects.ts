export {
  createProject,
  duplicateProject,
  exportProject,
  openProject,
  readMedia,
  readMediaUses,
  readProjects,
  removeProject,
  renameProject,
  restoreProject,
  saveEdits,
} from './project-calls.ts';
