import type { pinyin as Pinyin } from 'pinyin-pro';

/** Spelling a name costs some microseconds, and a board is read again every few seconds: the last names are remembered. */
const remembered = new Map<string, string>();
const mostRemembered = 5_000;

export type Spell = (name: string) => string;

/**
 * A name as it is typed to find it: its letters without tones, a space, its initials (`zhangwei zw`), small. A surname is read
 * as a surname (单 is shan). Letters and digits stay as they are. The
 * dictionary is read with the first board: it is large.
 */
export async function openSpelling(): Promise<Spell> {
  const { pinyin } = await import('pinyin-pro');
  return (name) => spell(name, pinyin);
}

function spell(name: string, pinyin: typeof Pinyin): string {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const syllables = pinyin(name, { toneType: 'none', surname: 'head', type: 'array', v: true }).map((part) =>
    part.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  );
  const spelling = `${syllables.join('')} ${syllables.map((part) => part.slice(0, 1)).join('')}`.trim();
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(name, spelling);
  return spelling;
}
