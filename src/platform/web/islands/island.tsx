import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/**
 * Every island's props by its name. `src/platform/pages/islands.ts` fills it in from the components themselves, so that a page
 * cannot place an island that does not exist or forget a prop.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be filled in from another file
export interface IslandProps {}

export type IslandName = Extract<keyof IslandProps, string>;

/** Draws an island's own tree to HTML. `idPrefix` keeps its `useId` values equal in the browser. */
export type IslandRenderer = {
  nextId: (name: string) => string;
  render: (name: string, props: object, idPrefix: string) => string;
};

const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined);

/** Given once per page by the page server. */
export function IslandRendererProvider(props: { renderer: IslandRenderer; children: ReactNode }) {
  return <IslandRendererContext value={props.renderer}>{props.children}</IslandRendererContext>;
}

/**
 * An interactive piece of a server-rendered page: drawn here, hydrated in the browser by its own chunk. Props must
 * survive JSON: no functions, dates or `undefined` with a meaning. Refuses to be drawn outside the page server.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  className,
}: {
  name: Name;
  props: IslandProps[Name];
  className?: string;
}) {
  const renderer = useContext(IslandRendererContext);
  if (!renderer) throw new Error(`island ${String(name)} stands outside a server-rendered page`);
  const id = renderer.nextId(name);
  const html = renderer.render(name, props as object, id);
  return (
    <>
      <div id={id} className={className} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        data-island-props={id}
        dangerouslySetInnerHTML={{ __html: jsonForHtml(props) }}
      />
    </>
  );
}

/** JSON that no HTML parser can read out of its script element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
