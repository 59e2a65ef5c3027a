/**
 * Where a screen's state is seen that its own stories don't show: the story of one of its parts
 * (`library/grid/grid-panel: Loading`), or why it has none, as a sentence.
 */
export const ELSEWHERE = {};
