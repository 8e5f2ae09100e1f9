import type { Props } from './attributes.ts';

/** Kept of one icon: it is drawn in a few sizes. */
const mostForms = 20;
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

/** Whether it is an element or several without pictures, which mean the same wherever they stand. */
export const isWhole = (html: string): boolean => /^<[a-z].*>$/s.test(html) && !html.includes('<img');

/** An icon as it was drawn before from the same props, where nothing around it tells it otherwise. */
export function keptIcon(
  icon: object,
  key: string,
  contexts: ReadonlyMap<object, unknown>,
): Form | undefined {
  const form = kept.get(icon)?.get(key);
  return form?.asked.some((context) => contexts.has(context)) ? undefined : form;
}

/** Keeps what an icon draws from these props, and which contexts it asked for while none was provided. */
export function keepIcon(icon: object, key: string, form: Form): void {
  const forms = kept.get(icon) ?? new Map<string, Form>();
  if (forms.size >= mostForms) forms.clear();
  forms.set(key, form);
  kept.set(icon, forms);
}
