const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for SVG content and attribute values; characters XML forbids are dropped. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are exactly the characters an XML document may not hold
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
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
