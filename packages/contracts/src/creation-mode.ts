/** What can be asked for of a model. */
export type Mode = 'text' | 'image' | 'first-last' | 'reference' | 'video' | 'effect';

/** How a clip came about: as it was asked for, or as the export of a project. */
export type CreationMode = Mode | 'edit';

/** The model that exports are said to be made by; nothing else can be asked of it. */
export const EDITOR_MODEL = 'editor';
