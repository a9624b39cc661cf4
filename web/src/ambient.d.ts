declare module '*.json?icons' {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module '*.ftl' {
  const sentences: import('./lib/text.svelte').Sentences;
  export default sentences;
}
