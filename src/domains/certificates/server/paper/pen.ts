/** What draws: a PDF that is being written. */
export type Pen = PDFKit.PDFDocument;

/** Sizes in points; an A4 sheet is 595 × 842. */
export const sheet = { width: 595.28, height: 841.89, left: 46, right: 549, top: 46 } as const;
/** Black, not nearly so: printed in one bit it stays whole. */
export const ink = '#000000';
