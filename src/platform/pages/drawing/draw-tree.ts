import type { ReactNode } from 'react';
import { attributes, escaped, type Props } from './attributes.ts';
import type { ClassComponent, ClassParts, Component, Element, Wrapped } from './elements.ts';
import { isOrdered, orderedAttributes } from './form-elements.ts';
import { contextValue, type Drawn, withHooksOf } from './hooks.ts';
import { isWhole, keepForm, keptForm, keyOf } from './kept-forms.ts';
import { rowOf } from './drawn-rows.ts';
import { ImagePreloads } from './image-preloads.ts';
import { NotDrawnHere } from './not-drawn-here.ts';
import { tagOf } from './tags.ts';
import { treeId } from './tree-ids.ts';

const element = Symbol.for('react.transitional.element');
const provider = Symbol.for('react.context');
const consumer = Symbol.for('react.consumer');
const forwarding = Symbol.for('react.forward_ref');
const memo = Symbol.for('react.memo');
const transparent = new Set<unknown>(
  ['fragment', 'strict_mode', 'profiler'].map((name) => Symbol.for(`react.${name}`)),
);

/** Draws a tree to the same HTML as React's `renderToString`. @throws NotDrawnHere for what it does not know */
export function drawTree(tree: ReactNode, idPrefix: string): string {
  const drawing = new Drawing(idPrefix);
  withHooksOf(drawing, () => drawing.node(tree));
  return drawing.preloads.html + drawing.html;
}

class Drawing implements Drawn {
  html = '';
  readonly preloads = new ImagePreloads();
  readonly contexts = new Map<object, unknown>();
  readonly #idPrefix: string;
  readonly #way: number[] = [];
  /** Two texts side by side are kept apart by a comment. */
  #endsInText = false;
  /** In a picture or for browsers without scripts: there React asks for no picture beforehand. */
  #isQuiet = false;
  #isInSvg = false;
  #ids = 0;
  #hasHooks = false;
  #asked: object[] = [];

  constructor(idPrefix: string) {
    this.#idPrefix = idPrefix;
  }

  newId = (): string => {
    const own = this.#ids > 0 ? `H${this.#ids.toString(32)}` : '';
    this.#ids += 1;
    return `_${this.#idPrefix}R_${treeId(this.#way)}${own}_`;
  };

  noteHook = (): void => {
    this.#hasHooks = true;
  };

  noteAsked = (context: object): void => {
    this.#asked.push(context);
  };

  node(node: unknown): void {
    if (typeof node === 'string') return this.#text(node);
    if (typeof node === 'number' || typeof node === 'bigint') return this.#text(String(node));
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return this.#list(node);
    if ((node as Element).$$typeof === element) {
      const { type, props } = node as Element;
      return this.#any(type, props);
    }
    if (!(Symbol.iterator in node)) throw new NotDrawnHere('a child of another kind');
    this.#list([...(node as Iterable<unknown>)]);
  }

  #text(text: string): void {
    if (text === '') return;
    this.html += this.#endsInText ? `<!-- -->${escaped(text)}` : escaped(text);
    this.#endsInText = true;
  }

  #list(nodes: readonly unknown[]): void {
    const way = this.#way;
    const depth = way.length;
    way.push(nodes.length, 0);
    for (let index = 0; index < nodes.length; index += 1) {
      way[depth + 1] = index;
      this.node(nodes[index]);
    }
    way.length = depth;
  }

  #any(type: unknown, props: Props): void {
    if (typeof type === 'string') return this.#element(type, props);
    if (typeof type === 'function') {
      const isClass = (type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent;
      if (isClass) return this.#instance(type as ClassComponent & ClassParts, props);
      const of = rowOf(type as Component, props);
      if (!of) return this.#component(type as Component, props);
      return this.#once(of.row, of.key, () => this.#component(type as Component, props));
    }
    if (transparent.has(type)) return this.node(props['children']);
    const wrapped = type as Wrapped | null;
    if (wrapped?.$$typeof === provider) return this.#provide(wrapped, props);
    if (wrapped?.$$typeof === forwarding) return this.#forwarding(wrapped, props);
    if (wrapped?.$$typeof === memo) return this.#any(wrapped.type, props);
    if (wrapped?.$$typeof !== consumer) throw new NotDrawnHere(String(wrapped?.$$typeof ?? type));
    const value = contextValue(this.contexts, wrapped._context);
    this.node((props['children'] as (value: unknown) => unknown)(value));
  }

  #component(draw: Component, props: Props, ref?: unknown): void {
    this.#ids = 0;
    const drawn = draw(props, ref);
    if (this.#ids === 0) return this.node(drawn);
    this.#way.push(1, 0);
    this.node(drawn);
    this.#way.length -= 2;
  }

  #instance(type: ClassComponent & ClassParts, given: Props): void {
    const props = type.defaultProps ? { ...type.defaultProps, ...given } : given;
    const context = type.contextType ? contextValue(this.contexts, type.contextType) : {};
    const instance = new type(props, context);
    Object.assign(instance, { props, context });
    if ('componentWillMount' in instance || 'UNSAFE_componentWillMount' in instance)
      throw new NotDrawnHere('an old component');
    const derived = type.getDerivedStateFromProps?.(props, instance.state);
    if (derived) instance.state = { ...(instance.state as object), ...derived };
    this.#hasHooks = true;
    this.node(instance.render());
  }

  #provide(context: object, { value, children }: Props): void {
    const isNested = this.contexts.has(context);
    const outer = this.contexts.get(context);
    this.contexts.set(context, value);
    this.node(children);
    if (isNested) this.contexts.set(context, outer);
    else this.contexts.delete(context);
  }

  /** Icons are such: the same props, the same drawing. */
  #forwarding(wrapped: Wrapped, { ref, ...props }: Props): void {
    const draw = (): void => this.#component(wrapped.render, props, ref ?? null);
    this.#once(wrapped, ref ? undefined : keyOf(props), draw);
  }

  /** Puts in what was drawn before for this, unless a hook or a context told it something, or it has ids or pictures to ask for. */
  #once(holder: object, key: string | undefined, draw: () => void): void {
    const known = key === undefined ? undefined : keptForm(holder, key, this.contexts);
    if (known) {
      this.html += known.html;
      this.#asked.push(...known.asked);
      this.#endsInText = false;
      return;
    }
    const outer = { html: this.html, hasHooks: this.#hasHooks, asked: this.#asked };
    const pictures = this.preloads.noted;
    this.html = '';
    this.#hasHooks = false;
    this.#asked = [];
    draw();
    if (key !== undefined && !this.#hasHooks && isWhole(this.html) && this.preloads.noted === pictures)
      keepForm(holder, key, { html: this.html, asked: this.#asked });
    this.html = outer.html + this.html;
    this.#hasHooks ||= outer.hasHooks;
    this.#asked = [...outer.asked, ...this.#asked];
  }

  #element(name: string, props: Props): void {
    const { open, close } = tagOf(name);
    if (name === 'img' && !this.#isQuiet) this.preloads.note(props);
    if (name === 'script' && props['async']) throw new NotDrawnHere('a script that is hoisted');
    if (name === 'title' && !(this.#isInSvg && typeof props['children'] === 'string'))
      throw new NotDrawnHere('a title that is hoisted');
    const written = isOrdered(name) ? orderedAttributes(name, props) : attributes(name, props);
    this.#endsInText = false;
    if (close === '') {
      this.html += `${open}${written}/>`;
      return;
    }
    this.html += `${open}${written}>`;
    const outer = { isQuiet: this.#isQuiet, isInSvg: this.#isInSvg };
    this.#isQuiet ||= name === 'picture' || name === 'noscript';
    this.#isInSvg ||= name === 'svg';
    const inner = props['dangerouslySetInnerHTML'] as { __html?: string | null } | null | undefined;
    if (inner) this.html += inner.__html ?? '';
    else if (name === 'script' && props['children']) throw new NotDrawnHere('the text of a script');
    else this.node(props['children']);
    this.#isQuiet = outer.isQuiet;
    this.#isInSvg = outer.isInSvg;
    this.html += close;
    this.#endsInText = false;
  }
}
