/** What somebody does something with, drawn in the hand. */
export type ToolName =
  | 'cards'
  | 'knitting'
  | 'wrench'
  | 'broom'
  | 'rod'
  | 'camera'
  | 'hammer'
  | 'shovel'
  | 'net'
  | 'pin'
  | 'pointer'
  | 'tray'
  | 'served';
