import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { cameraSentences } from '#platform/web/camera/watch-camera.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useCamera } from './use-camera.ts';
import styles from './camera-dialog.module.css';

type CameraDialogProps = {
  /** What to point the camera at. */
  hint: string;
  /** What can be done without a camera. */
  wayOut: string;
  /** Takes the text of a code, or gives the sentence why it is not the right one. */
  onRead: (text: string) => string | undefined;
  onClose: () => void;
};

/** The camera's picture, until a code was read that is wanted. Without a camera it says why, and what to do instead. */
export function CameraDialog({ hint, wayOut, onRead, onClose }: CameraDialogProps) {
  const [refusal, setRefusal] = useState('');
  const [video, state] = useCamera((text) => setRefusal(onRead(text) ?? ''));
  const isOff = state !== 'on' && state !== 'asking';
  return (
    <Dialog isOpen onClose={onClose} title="扫码" icon={ScanLine} safeLabel="关闭" className={styles.dialog}>
      {!isOff && (
        <div className={styles.frame}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's own picture, without sound */}
          <video ref={video} muted playsInline aria-label="相机画面" />
        </div>
      )}
      {isOff ? (
        <Notice kind="warning" isLive>
          {cameraSentences[state]}
          {wayOut}
        </Notice>
      ) : (
        <p role="status">{refusal || cameraSentences[state] || hint}</p>
      )}
    </Dialog>
  );
}
