// Before every web test: what browsers have and jsdom lacks. Tests without a document pass by.
import { patience } from './patience.ts';

/** Tells the size once, when the watching begins, as browsers do; nothing is laid out here, so nothing changes after. */
class StillResizeObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const size = { target, contentRect: target.getBoundingClientRect() } as ResizeObserverEntry;
    this.#tell([size], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** A window to which no query applies: wide, and with motion. */
const noneMatches = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

if (typeof document !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  // Without it what is a popover stays hidden.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
    hidePopover(this: HTMLElement) {
      this.style.display = '';
    },
  });
  const { afterAll, afterEach } = await import('vitest');
  const { currentToasts, dismissToast } = await import('#platform/web/frame/toast-queue.ts');
  // One host serves a whole document: what a test was told is no matter of the next.
  afterEach(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
  // Files of one worker share the window: what one put there is no matter of the next.
  afterAll(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: patience.waitMs });
  Object.assign(globalThis, { ResizeObserver: StillResizeObserver, matchMedia: noneMatches });
}
