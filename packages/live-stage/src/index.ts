export { cardMoverAtom, cardsPlayerAtom } from './cards/cards-atoms.ts';
export { CardsHostPanel } from './cards/cards-host-panel.tsx';
export { FONT_URLS } from './player/font-urls.ts';
export { playerAtoms } from './player/player-atoms.ts';
export { playerPartsAtom } from './player/player-parts-atoms.ts';
export type { PlayerParts, WorkerListener } from './player/player-parts.ts';
export type { CutRequest, PreviewNews, PreviewRequest, Understood } from './player/preview-messages.ts';
export type { PreviewPlayer } from './player/preview-player.ts';
export type {
  PhotoScene,
  PhotoSceneOptions,
  PictureSource,
  PreviewScene,
  PromptScene,
  RecipeScene,
  VideoReference,
  VideoScene,
} from './player/preview-scene.ts';
export type { PreviewState, PreviewView } from './player/preview-view.ts';
export { BiasLight } from './stage/bias-light.tsx';
export { FilmPositionPanel } from './stage/film-position-panel.tsx';
export { FilmPosition } from './stage/film-position.tsx';
export { LiveCanvas } from './stage/live-canvas.tsx';
export { POSTERS } from './stage/posters.ts';
export { ratioOf } from './stage/ratio-of.ts';
export { Transport, type TransportProps } from './stage/transport.tsx';
export { StageInvitation, StageLoading, WaitingStage } from './stage/waiting-stage.tsx';
