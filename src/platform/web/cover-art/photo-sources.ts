/** Widths that lie beside the largest of a photo (the files room makes them), px. */
const widths = [256, 768, 1600];

/**
 * What a browser chooses from to show an uploaded photo: the same in AVIF beside it and, where its address names the largest, the smaller
 * ones. Nothing for other addresses.
 */
export function photoSources(url: string): { srcSet?: string; avif: string } | undefined {
  const [, base, width] = /^(\/files\/p\/[0-9a-f]{32}\/)(\d+)\.webp$/.exec(url) ?? [];
  if (base === undefined) return undefined;
  if (Number(width) < Math.max(...widths)) return { avif: `${base}${width}.avif` };
  const setOf = (kind: string): string => widths.map((wide) => `${base}${wide}.${kind} ${wide}w`).join(', ');
  return { srcSet: setOf('webp'), avif: setOf('avif') };
}

/** A photo in one of its smaller widths; other addresses stay as they are. */
export const photoIn = (url: string, width: 256 | 768): string =>
  url.replace(/\/1600\.webp$/, `/${width}.webp`);
