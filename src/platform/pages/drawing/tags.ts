import { NotDrawnHere } from './not-drawn-here.ts';

export type Tag = { open: string; close: string };

/** What React does more with than write it; of what these do in a page's body it draws all itself. */
const particular = new Set(
  'html head body meta link style base select option textarea pre listing object menuitem math foreignObject'.split(
    ' ',
  ),
);
const empty = new Set('area br col embed hr img input keygen param source track wbr'.split(' '));

const tags = new Map<string, Tag>();

/** How an element begins and ends; empty ones have no end. @throws NotDrawnHere */
export function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  if (particular.has(name) || !/^[a-zA-Z][a-zA-Z\d]*$/.test(name)) throw new NotDrawnHere(`<${name}>`);
  const tag = { open: `<${name}`, close: empty.has(name) ? '' : `</${name}>` };
  tags.set(name, tag);
  return tag;
}
