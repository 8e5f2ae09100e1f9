import { labelDay } from '#platform/contract/instants.ts';
import { drawnPerOf } from '#platform/web/drawn-once-per.ts';
import type { Props } from './attributes.ts';
import type { Component } from './elements.ts';
import { keyOf } from './kept-forms.ts';

/** The row that a component is drawn once for, and by what else its drawing is known; undefined for any other component. */
export function rowOf(type: Component, props: Props): { row: object; key: string | undefined } | undefined {
  const per = drawnPerOf(type);
  if (!per) return undefined;
  const { [per.prop]: row, ...others } = props;
  if (typeof row !== 'object' || row === null) return undefined;
  const key = keyOf(others);
  return { row, key: key === undefined ? undefined : `${per.id} ${labelDay()} ${key}` };
}
