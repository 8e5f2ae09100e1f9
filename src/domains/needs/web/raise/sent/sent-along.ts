/** What was said; it stays in the page, where it plays from `address`, until the need is sent. */
export type Recording = { blob: Blob; name: string; address: string };
export type SentAlong = { voice: Recording | undefined; pictures: readonly File[] };
export const nothingAlong: SentAlong = { voice: undefined, pictures: [] };
