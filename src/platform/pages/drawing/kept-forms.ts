import type { Props } from './attributes.ts';

/** So much is kept of one icon, which is drawn in a few sizes, and of one of the thousands of rows. */
const mostForms = { icon: 20, row: 2 };
type Form = { html: string; asked: readonly object[] };
const kept = new WeakMap<object, Map<string, Form>>();

/** Names what props say; undefined when they hold more than words and numbers. */
export function keyOf(props: Props): string | undefined {
  let key = '';
  for (const name in props) {
    const value = props[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return undefined;
    key += `${name} ${typeof value} ${value}\n`;
  }
  return key;
}

/** Whether it is an element or several, which mean the same wherever they stand. */
export const isWhole = (html: string): boolean => /^<[a-z]/.test(html) && html.endsWith('>');

/** What was drawn before of an icon or a row from the same props, where nothing around it tells it otherwise. */
export function keptForm(
  holder: object,
  key: string,
  contexts: ReadonlyMap<object, unknown>,
): Form | undefined {
  const form = kept.get(holder)?.get(key);
  return form?.asked.some((context) => contexts.has(context)) ? undefined : form;
}

/** Keeps what was drawn from these props for as long as its holder is kept, and which contexts it asked for while none was provided. */
export function keepForm(holder: object, key: string, form: Form): void {
  const forms = kept.get(holder) ?? new Map<string, Form>();
  const most = '$$typeof' in holder ? mostForms.icon : mostForms.row;
  if (forms.size >= most) forms.clear();
  forms.set(key, form);
  kept.set(holder, forms);
}
