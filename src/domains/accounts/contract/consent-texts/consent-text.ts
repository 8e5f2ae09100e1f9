export type ConsentSection = { heading: string; paragraphs: readonly string[] };

/** One text as people agree to it. A changed text gets a new version, or old agreements would mean something else. */
export type ConsentText = {
  title: string;
  /** Year, month and number of the text, `2026-11.1`. */
  version: string;
  /** First day on which it applies. */
  effectiveOn: string;
  sections: readonly ConsentSection[];
};
