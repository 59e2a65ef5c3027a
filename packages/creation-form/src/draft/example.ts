/** The scene that plays before anybody has typed one; in the engine's own words, whatever the language of the page. */
export const EXAMPLE_PROMPT = 'A small sailboat crosses a calm sea at sunset, slow push in';
