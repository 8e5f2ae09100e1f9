import { createHash } from 'node:crypto';

/** A report without anything that could name a person: long numbers, mail addresses and quoted words are left out. */
export function cleanText(text: string): string {
  return text
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '…')
    .replace(/https?:\/\/[^\s)]+\/(assets\/)?/g, '')
    .replace(/(["'“‘「])[^"'”’」]{0,200}(["'”’」])/g, '$1…$2')
    .replace(/\d{4,}/g, '…')
    .trim();
}

/** `/team/detail/123?x=1` → `/team/detail/:id`: where, not whose. */
export const cleanPlace = (place: string): string =>
  (place.split(/[?#]/, 1)[0] ?? '').replace(/\/\d+(?=\/|$)/g, '/:id').slice(0, 200);

/** Own files with line and column only; at most five. */
export const cleanFrames = (frames: string): string =>
  [...frames.matchAll(/(?<![\w.-])([\w.-]+\.(?:js|tsx?|mjs)):(\d{1,6}):(\d{1,6})/g)]
    .slice(0, 5)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join('\n');

/** `Chrome 128`, `Firefox 131`, `Safari 17`: a family and its version, nothing that tells one visitor from another. */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of [
    ['Edge', /Edg\/(\d+)/],
    ['Chrome', /Chrome\/(\d+)/],
    ['Firefox', /Firefox\/(\d+)/],
    ['Safari', /^(?=.*Safari).*Version\/(\d+)/],
  ] as const) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return '其他';
}

/** Reports of one kind share a row: the same words at the same place in the same file. */
export const fingerprintOf = (error: { message: string; place: string; frames: string }): string =>
  createHash('sha256')
    .update([error.message, error.place, error.frames.split('\n', 1)[0]].join('\n'))
    .digest('hex')
    .slice(0, 32);
