/**
 * Where the layout changes, named like the colours. A style asks for them by name, `@media (--tablet)` or
 * `@container (--tablet)`, and the build puts the condition in the place of the name; a script reads them here.
 */
export const BREAKPOINTS = {
  /** A phone held upright. */
  phone: '(max-width: 30rem)',
  /** A dialog is as wide as it gets. */
  dialog: '(min-width: 34rem)',
  /** A tablet held upright, and everything wider. */
  tablet: '(min-width: 44rem)',
  'below-tablet': '(max-width: 43.99rem)',
  /** Two columns of text beside each other. */
  columns: '(min-width: 48rem)',
  /** A cover beside its game. */
  shelf: '(min-width: 52rem)',
  'below-shelf': '(max-width: 51.99rem)',
  /** A whole table in one view. */
  wide: '(min-width: 60rem)',
  /** A table with its log beside it. */
  desktop: '(min-width: 68rem)',
  /** A phone held sideways. */
  low: '(max-height: 32rem)',
  /** What is wider than high. */
  sideways: '(orientation: landscape)',
  /** A tablet held upright, seen by its height. */
  tall: '(min-height: 64rem)',
  /** A tile too small for signs. */
  'small-tile': '(max-width: 2.2rem)',
  /** A card too small for what its numbers are called. */
  'tiny-card': '(max-width: 3.19rem)',
  /** A card too small for its name. */
  'small-card': '(max-width: 4.8rem)',
  /** A card too narrow for a word of a dozen letters below it. */
  'narrow-card': '(max-width: 5.49rem)',
  /** A card large enough for its text. */
  'large-card': '(min-width: 11rem)',
} as const;
