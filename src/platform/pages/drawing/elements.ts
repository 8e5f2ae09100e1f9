import type { Props } from './attributes.ts';

/** What React makes of a tag, and of what may stand there: as far as drawing needs them. */
export type Element = { $$typeof: symbol; type: unknown; props: Props };
export type Component = (props: Props, ref?: unknown) => unknown;
export type Wrapped = { $$typeof: symbol; render: Component; type: unknown; _context: object };
export type ClassComponent = new (
  props: Props,
  context: unknown,
) => { state: unknown; render: () => unknown };
export type ClassParts = {
  contextType?: object;
  defaultProps?: object;
  getDerivedStateFromProps?: (props: Props, state: unknown) => object | null;
};
