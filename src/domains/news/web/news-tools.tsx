import { Check, Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keysOf } from '#platform/contract/keys-of.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { countNewsViewCall } from './news-views.calls.ts';
import styles from './news-tools.module.css';

type NewsToolsProps = { dynamicId: number; title: string };

const sizes = { normal: '标准', large: '大', larger: '特大' } as const;
type Size = keyof typeof sizes;
const sizeKey = 'reading-size';
/** Who leaves before has not read it. */
const readAfterMs = 3_000;

/** Beside an article: size of its text, printing, sharing. It also notes that the item is read. */
export function NewsTools({ dynamicId, title }: NewsToolsProps) {
  useReadingNoted(dynamicId);
  const [size, setSize] = useReadingSize();
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.tools}>
      <div className={styles.sizes} role="group" aria-label="正文字号">
        {keysOf(sizes).map((key) => (
          <button key={key} type="button" aria-pressed={key === size} onClick={() => setSize(key)}>
            {sizes[key]}
          </button>
        ))}
      </div>
      <button type="button" className={styles.act} onClick={() => print()}>
        <Printer className="ic" aria-hidden />
        打印
      </button>
      <button
        type="button"
        className={styles.act}
        aria-expanded={isSharing}
        onClick={() => setSharing(!isSharing)}
      >
        <Share2 className="ic" aria-hidden />
        分享
      </button>
      {isSharing && <Share title={title} />}
    </div>
  );
}

function useReadingNoted(dynamicId: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A count that does not arrive is nothing to tell the reader.
      callOperation(countNewsViewCall, { dynamicId }, { reportedBy: 'form' }).catch(() => undefined);
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [dynamicId]);
}

/** The reader's size, kept on this device and said on the article for its style; the server draws the usual one. */
function useReadingSize(): [Size, (size: Size) => void] {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<Size>();
  const size = chosen ?? (isHydrated ? readKept() : undefined) ?? 'normal';
  useEffect(() => {
    document.querySelector('[data-article]')?.setAttribute('data-reading', size);
  }, [size]);
  const choose = (wanted: Size): void => {
    setChosen(wanted);
    try {
      localStorage.setItem(sizeKey, wanted);
    } catch {
      // Kept for this page only where storage is refused.
    }
  };
  return [size, choose];
}

function readKept(): Size | undefined {
  try {
    const kept = localStorage.getItem(sizeKey) ?? '';
    return Object.hasOwn(sizes, kept) ? (kept as Size) : undefined;
  } catch {
    return undefined;
  }
}

/** The address to copy, and as a code for a phone. */
function Share({ title }: { title: string }) {
  const [picture, setPicture] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const address = location.href.split('#', 1)[0] ?? location.href;
  useEffect(() => {
    let isGone = false;
    void import('qrcode').then(async ({ toDataURL }) => {
      const drawn = await toDataURL(address, { margin: 1, width: 240 });
      if (!isGone) setPicture(drawn);
    });
    return () => {
      isGone = true;
    };
  }, [address]);
  const copy = (): void => {
    void navigator.clipboard?.writeText(`${title} ${address}`).then(() => setCopied(true));
  };
  return (
    <div className={styles.share} role="region" aria-label="分享">
      <span className={styles.code}>
        {picture && <img src={picture} alt="本页二维码" width={160} height={160} />}
      </span>
      <p>用手机扫码，或者把链接发给别人。</p>
      <Button look="line" size="sm" onClick={copy}>
        {isCopied && <Check className="ic" aria-hidden />}
        {isCopied ? '链接已复制' : '复制链接'}
      </Button>
    </div>
  );
}
