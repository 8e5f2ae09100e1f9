const blockEnd = /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|h[1-6]|tr|blockquote|figcaption|pre)>/giu;
const tag = /<[^>]*>/gu;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What a reader sees of cleaned HTML, a line a block: for search and for quoting, never to be drawn as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(blockEnd, '\n')
    .replace(tag, '')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/giu, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replace(/[ \t\u3000]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
