/** Address of another width of an uploaded picture; other addresses (drawn art) stay as they are. */
export const pictureAt = (url: string, width: number): string =>
  url.replace(/^(\/files\/p\/[0-9a-f]{32}\/)\d+\.webp$/, `$1${width}.webp`);

/** `srcset` of an uploaded picture in AVIF and WebP for `<picture>`; undefined for a picture that has one size only. */
export function pictureSources(
  url: string,
  widths: readonly number[],
): { avif: string; webp: string } | undefined {
  const base = /^(\/files\/p\/[0-9a-f]{32}\/)\d+\.webp$/.exec(url)?.[1];
  if (!base) return undefined;
  const set = (type: string): string => widths.map((width) => `${base}${width}.${type} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
