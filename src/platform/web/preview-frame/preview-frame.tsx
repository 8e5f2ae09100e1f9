import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-frame.module.css';

type PreviewFrameProps = {
  title: string;
  /** How wide the window is in which it is drawn, px; shown smaller where there is less room. */
  width: number;
  children: ReactNode;
};

const sheets = 'link[rel="stylesheet"], style';

const blank = '<!doctype html><html lang="zh-CN"><head></head><body></body></html>';

/** Links of what is only looked at lead nowhere. */
const stayHere = (event: MouseEvent): void => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** Escape is heard by the page inside alone: it asks the dialog around the frame to close, as it does from everywhere else in it. */
const closeAround = (frame: Element | null, { key }: KeyboardEvent): void => {
  if (key === 'Escape') frame?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
};

/** Draws something as it looks in a window of this width, with the styles of this page: media queries see that width, not this screen's. */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document>();
  const [scale, setScale] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const dressing = useRef<MutationObserver>(undefined);
  useLayoutEffect(() => {
    const room = box.current?.clientWidth ?? 0;
    setScale(room > 0 ? Math.min(1, room / width) : 1);
  }, [width]);
  useEffect(() => () => dressing.current?.disconnect(), []);
  return (
    <div ref={box} className={styles.box}>
      <iframe
        title={title}
        srcDoc={blank}
        className={styles.frame}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument;
          if (!page) return;
          dressing.current?.disconnect();
          dressing.current = dress(page);
          setInside(page);
        }}
      />
      {inside &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears clicks on links inside, and Escape
          <div onClickCapture={stayHere} onKeyDown={(event) => closeAround(box.current, event)}>
            {children}
          </div>,
          inside.body,
        )}
    </div>
  );
}

/**
 * Gives the page inside what this one is dressed in, and goes on doing so: what is loaded while it is looked at, a map or a part of the page,
 * brings styles of its own.
 */
function dress(page: Document): MutationObserver {
  page.documentElement.className = document.documentElement.className;
  copySheets([...document.querySelectorAll(sheets)], page);
  const seen = new MutationObserver((changes) =>
    copySheets(
      changes.flatMap(({ addedNodes }) => [...addedNodes]),
      page,
    ),
  );
  seen.observe(document.head, { childList: true });
  return seen;
}

function copySheets(nodes: readonly Node[], page: Document): void {
  for (const node of nodes)
    if (node instanceof Element && node.matches(sheets)) page.head.append(page.importNode(node, true));
}
