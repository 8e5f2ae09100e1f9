const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters and lone halves of surrogate pairs: an XML document with one of them does not open. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Text made safe for SVG content and attribute values; characters XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A coordinate with at most one decimal: enough for a 640-wide picture, and stable across engines. */
export function coord(value: number): number {
  return Number(value.toFixed(1));
}

/** A small heart centred on the point; `scale` 1 is 24 units wide. */
export function heart(at: { x: number; y: number; scale: number }, fill: string): string {
  return `<path transform="translate(${at.x},${at.y}) scale(${at.scale})" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${fill}"/>`;
}

/** The first character of a trimmed text (a surrogate pair counts as one), or nothing. */
export function firstCharacter(text: string): string {
  return Array.from(text.trim())[0] ?? '';
}
