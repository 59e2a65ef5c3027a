/** The pages of video remix that tabs lead to. */
export type RemixTab = 'inspiration' | 'history' | 'projects';
