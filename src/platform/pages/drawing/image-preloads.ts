import { attributes, type Props } from './attributes.ts';

/** Before those that are not urgent come so many that are. */
const mostUrgent = 10;
const isData = (address: unknown): boolean => typeof address === 'string' && /^data:/i.test(address);

/** The lines for pictures at the head of what is drawn, which have browsers ask for them at once, as React writes them. */
export class ImagePreloads {
  readonly #urgent = new Map<string, string>();
  readonly #other = new Map<string, string>();

  /** How often one was. */
  noted = 0;

  /** Notes a picture that does not wait until it is near the window. */
  note(props: Props): void {
    const { src, srcSet, sizes, loading, fetchPriority } = props;
    if (loading === 'lazy' || fetchPriority === 'low' || isData(src) || isData(srcSet)) return;
    const given = typeof sizes === 'string' ? sizes : undefined;
    const plain = typeof src === 'string' ? src : '';
    const key = typeof srcSet === 'string' && srcSet !== '' ? `${srcSet}\n${given ?? ''}` : plain;
    if (key === '') return;
    this.noted += 1;
    const isUrgent = fetchPriority === 'high' || this.#urgent.size < mostUrgent;
    const known = this.#other.get(key);
    if (this.#urgent.has(key) || (known !== undefined && !isUrgent)) return;
    this.#other.delete(key);
    const lines = isUrgent ? this.#urgent : this.#other;
    lines.set(key, known ?? lineOf(props, given));
  }

  get html(): string {
    return [...this.#urgent.values(), ...this.#other.values()].join('');
  }
}

function lineOf(props: Props, imageSizes: string | undefined): string {
  const { src, srcSet, crossOrigin, integrity, type, fetchPriority, referrerPolicy } = props;
  const credentials = crossOrigin === 'use-credentials' ? crossOrigin : '';
  const line = attributes('link', {
    rel: 'preload',
    as: 'image',
    href: srcSet ? undefined : src,
    imageSrcSet: srcSet,
    imageSizes,
    crossOrigin: typeof crossOrigin === 'string' ? credentials : undefined,
    integrity,
    type,
    fetchPriority,
    referrerPolicy,
  });
  return `<link${line}/>`;
}
