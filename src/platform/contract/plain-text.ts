// A tag ends at the next `<` too, and lines are trimmed one by one: no text makes these look at its rest again and again.
const blockEnd = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|blockquote|figcaption|pre)>/giu;
const cellEnd = /<\/t[dh]>/giu;
const tag = /<[^<>]*>/gu;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The character that an entity names by word or number; nothing for a number that is none, undefined for an unknown word. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** What a reader sees of cleaned HTML, a line a block: for search and for quoting, never to be drawn as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(blockEnd, '\n')
    .replace(cellEnd, ' ')
    .replace(tag, '')
    .replace(/&(#\d{1,6}|#x[0-9a-f]{1,5}|\w+);/giu, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/[ \t\u3000]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Rich text as an editor wrote it, which begins with a tag; of plain text a paragraph a line. Not cleaned. */
export const asRichText = (given: string): string =>
  /^\s*<[a-z]/iu.test(given)
    ? given
    : given
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.replace(/[&<>]/gu, (character) => escapes[character] ?? character)}</p>`)
        .join('');

/** The beginning of a text for a summary, cut after a sentence where one ends in time. */
export function excerptOf(text: string, most: number): string {
  const flat = Array.from(text.replace(/\n/g, ' '));
  if (flat.length <= most) return flat.join('');
  const head = flat.slice(0, most - 1).join('');
  const end = Math.max(head.lastIndexOf('。'), head.lastIndexOf('！'), head.lastIndexOf('？'));
  return end > most / 2 ? head.slice(0, end + 1) : `${head}…`;
}
