import { attribute, attributes, type Props } from './attributes.ts';
import { NotDrawnHere } from './not-drawn-here.ts';

/** Attributes that React writes after the others, in this order. */
const laterOf: Record<string, readonly string[]> = {
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  form: ['action', 'encType', 'method', 'target'],
  input: [
    'name',
    'formAction',
    'formEncType',
    'formMethod',
    'formTarget',
    'checked',
    'defaultChecked',
    'value',
    'defaultValue',
  ],
};
const laterSets = new Map(Object.entries(laterOf).map(([tag, props]) => [tag, new Set(props)]));

/** Whether React writes some attributes of this element out of their order. */
export const isOrdered = (tag: string): boolean => laterSets.has(tag);

/** Attributes of a button, form or input as React orders them. @throws NotDrawnHere for actions that are functions */
export function orderedAttributes(tag: string, props: Props): string {
  let html = attributes(tag, props, laterSets.get(tag));
  const write = (name: string, value: unknown): void => {
    if (value !== null && value !== undefined) html += attribute(tag, name, value);
  };
  for (const name of laterOf[tag] ?? []) {
    if (/action/i.test(name) && typeof props[name] === 'function') throw new NotDrawnHere(`${tag} ${name}`);
    if (!/^(?:default)?(?:checked|value)$/i.test(name) || tag !== 'input') write(name, props[name]);
  }
  if (tag !== 'input') return html;
  if (props['checked'] ?? props['defaultChecked']) html += ' checked=""';
  write('value', props['value'] ?? props['defaultValue']);
  return html;
}
