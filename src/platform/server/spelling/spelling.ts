import type { pinyin as Pinyin } from 'pinyin-pro';
import { rememberedByText } from '#platform/contract/text/remembered.ts';

export type Spell = (name: string) => string;
/** A person's name begins with a surname, which is read as one (单 is shan); a place's does not. */
export type Named = 'person' | 'place';

/** Spelling a name costs some microseconds, and a board is read again every few seconds: the last names are remembered. */
const room = { most: 5_000 };
const rememberedAs = { person: rememberedByText<string>(room), place: rememberedByText<string>(room) };

/**
 * A name as it is typed to find it: its letters without tones, a space, its initials (`zhangwei zw`), small. Letters and digits stay as
 * they are. The dictionary is read when it is first needed: it is large.
 */
export async function openSpelling(named: Named = 'person'): Promise<Spell> {
  const { pinyin } = await import('pinyin-pro');
  return (name) => rememberedAs[named](name, () => spell(name, named, pinyin));
}

function spell(name: string, named: Named, pinyin: typeof Pinyin): string {
  const surname = named === 'person' ? 'head' : 'off';
  const syllables = pinyin(name, { toneType: 'none', surname, type: 'array', v: true }).map((part) =>
    part.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  );
  return `${syllables.join('')} ${syllables.map((part) => part.slice(0, 1)).join('')}`.trim();
}
