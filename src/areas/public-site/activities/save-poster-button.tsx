import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { drawPoster, type PosterWords } from './draw-poster.ts';
import styles from './poster-page.module.css';

/** 存为图片: draws the poster as one picture, which is downloaded or, in a phone's browser without downloads, held to be saved. */
export function SavePosterButton({ fileName, words }: { fileName: string; words: PosterWords }) {
  const isHydrated = useIsHydrated();
  const [picture, setPicture] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const draw = async (): Promise<void> => {
    setBusy(true);
    try {
      setPicture(await drawPoster(words));
    } catch {
      showToast({ kind: 'error', text: '海报没有画出来，请检查网络后再试一次' });
    } finally {
      setBusy(false);
    }
  };
  if (!picture)
    return (
      <Button look="line" disabled={!isHydrated || isBusy} isBusy={isBusy} onClick={() => void draw()}>
        <ImageDown className="ic" aria-hidden />
        存为图片
      </Button>
    );
  return (
    <div className={styles.saved} role="status">
      <p>图片画好了：手机上长按图片保存，电脑上点下载。</p>
      <img src={picture} alt={`${words.title}的海报`} />
      <ButtonAnchor look="primary" href={picture} download={fileName}>
        下载图片
      </ButtonAnchor>
    </div>
  );
}
