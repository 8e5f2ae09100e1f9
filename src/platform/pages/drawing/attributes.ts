import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { remembered } from '#platform/contract/text/remembered.ts';
import { byReact } from './hooks.ts';
import { NotDrawnHere } from './not-drawn-here.ts';

export type Props = Readonly<Record<string, unknown>>;

const marks: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const anyMark = /["&'<>]/;

/** Text as React writes it between tags and in attributes. */
export const escaped = (text: string): string =>
  anyMark.test(text) ? text.replaceAll(/["&'<>]/g, (mark) => marks[mark] ?? '') : text;

/** `plain` and `address` name the beginning of what is written; for the rest React is asked, value by value. */
type Name = { kind: 'plain' | 'address' | 'asked' | 'left out'; begin: string };

const addresses = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref', 'data']);
const names = new Map<string, Name>();
const mostNames = 500;

/** How React writes an attribute is found out from it, once for each name. */
function nameOf(prop: string): Name {
  const known = names.get(prop);
  if (known) return known;
  const found = learn(prop);
  if (names.size >= mostNames) names.clear();
  names.set(prop, found);
  return found;
}

function learn(prop: string): Name {
  const isHandler = prop.length > 2 && /^on/i.test(prop);
  if (isHandler || prop === 'children' || prop === 'dangerouslySetInnerHTML' || prop === 'ref')
    return { kind: 'left out', begin: '' };
  if (prop === 'style') return { kind: 'asked', begin: '' };
  const begin = /^( [^ "=]+=")\/x"$/.exec(askReact('span', { [prop]: '/x' }))?.[1];
  if (begin === undefined) return { kind: 'asked', begin: '' };
  return { kind: addresses.has(prop) ? 'address' : 'plain', begin };
}

function askReact(tag: string, props: object): string {
  const html = byReact(() => renderToStaticMarkup(createElement(tag, props)));
  return html.slice(tag.length + 1, -tag.length - 4);
}

/** What React says of single values: few, such as `disabled` and `aria-hidden`. */
const toldByReact = remembered(
  (question) => {
    const [tag, prop, value] = JSON.parse(question) as [string, string, unknown];
    return askReact(tag, { [prop]: value });
  },
  { most: 1_000, longest: 300 },
);

/** No address that could be one of a program, and none that is empty: of those React makes something else. */
const isSafeAddress = (value: string): boolean => /^[/#?]|^(?:https?|tel|mailto|webcal):/.test(value);

/** One attribute with the space before it, or nothing where React writes none. @throws NotDrawnHere */
export function attribute(tag: string, prop: string, value: unknown): string {
  const { kind, begin } = nameOf(prop);
  if (kind === 'left out') return '';
  if (typeof value === 'string' && (kind === 'plain' || (kind === 'address' && isSafeAddress(value))))
    return `${begin}${escaped(value)}"`;
  if (typeof value === 'number' && kind === 'plain') return `${begin}${value}"`;
  const asked = tag === 'a' ? 'a' : 'span';
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return toldByReact(JSON.stringify([asked, prop, value]));
  if (typeof value !== 'object') throw new NotDrawnHere(`${tag} ${prop}`);
  return askReact(asked, { [prop]: value });
}

/** All attributes of an element in the order of its props, but for those that are written later. @throws NotDrawnHere */
export function attributes(tag: string, props: Props, later?: ReadonlySet<string>): string {
  let html = '';
  for (const prop in props) {
    const value = props[prop];
    if (value === null || value === undefined || prop === 'children' || later?.has(prop)) continue;
    html += attribute(tag, prop, value);
  }
  return html;
}
