declare module '*.json?icons' {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module '*.ftl' {
  const source: string;
  export default source;
}
