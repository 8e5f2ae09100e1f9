/** What may stand inside an element: nothing of it is drawn where it is false, null or undefined. */
export type Drawn = Node | string | number | false | null | undefined | readonly Drawn[];

const nodesOf = (children: readonly Drawn[]): (Node | string)[] =>
  children.flatMap((child) => {
    if (child === false || child === null || child === undefined) return [];
    if (typeof child === 'string') return child;
    if (typeof child === 'number') return String(child);
    return child instanceof Node ? child : nodesOf(child);
  });

/** An element with these attributes and children, for pages that bring no React. Text is text: markup in it is never read. */
export function draw<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: Drawn[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
  element.append(...nodesOf(children));
  return element;
}

/** Puts these in the place of whatever an element holds. */
export const drawInto = (place: Element, ...children: Drawn[]): void =>
  place.replaceChildren(...nodesOf(children));
