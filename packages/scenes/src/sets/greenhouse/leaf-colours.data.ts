export const LEAF_COLOURS = {
  leaf: ['#2f8a5a', '#4faa62', '#7cc46a', '#a6d672', '#1f6f5a'],
  bloom: ['#ff7a8a', '#ffd05c', '#ff9f5c', '#f2a6ff', '#ffffff', '#ff5f6f'],
  pot: ['#c9633f', '#d98a4f', '#b8553d', '#4f8f9a', '#e9dcc4'],
} satisfies Record<string, readonly string[]>;
