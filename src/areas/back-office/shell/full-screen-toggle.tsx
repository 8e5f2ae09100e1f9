import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from '#platform/web/frame/toast-store.ts';

/** Fills the screen with the back office and back; warns where the browser cannot (requirements.md 8). */
export function FullScreenToggle({ className }: { className?: string | undefined }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const label = isFull ? '退出全屏' : '全屏';
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <Icon className="ic" aria-hidden />
    </button>
  );
}

async function toggle(): Promise<void> {
  try {
    if (!document.fullscreenEnabled) throw new Error('no full screen');
    await (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen());
  } catch {
    showToast({ kind: 'warning', text: '当前浏览器不支持全屏显示。you browser can not work' });
  }
}
