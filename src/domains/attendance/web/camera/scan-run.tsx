import { Flashlight, ScanLine, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { cameraSentences } from '#platform/web/camera/watch-camera.ts';
import { useCamera } from './use-camera.ts';
import { type Scan, useScanRun } from './use-scan-run.ts';
import styles from './scan-run.module.css';

/**
 * One code after the other with the camera of this device: each is recorded as soon as it was read, walk-ins as well, heard, felt
 * and listed. A check-out before half of the shift asks; nothing is recorded without the server, since a code is good for a minute.
 */
export function ScanRun({ activityId, onClose }: { activityId: number; onClose: () => void }) {
  const [hasSound, setSound] = useState(true);
  const [isLit, setLit] = useState(false);
  const { scans, doneCount, read, confirm } = useScanRun(activityId, hasSound);
  const [video, state, torch] = useCamera(read);
  const isOff = state !== 'on' && state !== 'asking';
  const light = async (): Promise<void> => {
    if (await torch?.set(!isLit)) setLit(!isLit);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={doneCount > 0 ? `连续扫码，已登记 ${doneCount} 次` : '连续扫码'}
      icon={ScanLine}
      safeLabel="扫完了"
      className={styles.dialog}
    >
      {isOff ? (
        <Notice kind="warning" isLive>
          {cameraSentences[state]}也可以用扫码枪、粘贴志愿者码，或在名单里点名。
        </Notice>
      ) : (
        <div className={styles.frame}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's own picture, without sound */}
          <video ref={video} muted playsInline aria-label="相机画面" />
          <span className={styles.tools}>
            {torch && (
              <Button look="line" size="sm" aria-pressed={isLit} onClick={() => void light()}>
                <Flashlight className="ic" aria-hidden />
                {isLit ? '关灯' : '开灯'}
              </Button>
            )}
            <Button look="line" size="sm" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
              {hasSound ? <Volume2 className="ic" aria-hidden /> : <VolumeX className="ic" aria-hidden />}
              {hasSound ? '有声' : '静音'}
            </Button>
          </span>
        </div>
      )}
      {!isOff && scans.length === 0 && (
        <p>{cameraSentences[state] || '对准志愿者手机上的码，读到就登记；没有报名的算现场加入。'}</p>
      )}
      <ol className={styles.scans} aria-live="polite" aria-label="刚扫的">
        {scans.map((scan) => (
          <ScanLineOf key={scan.key} scan={scan} onConfirm={() => confirm(scan)} />
        ))}
      </ol>
    </Dialog>
  );
}

const ScanLineOf = ({ scan, onConfirm }: { scan: Scan; onConfirm: () => void }) => (
  <li className={styles[scan.kind]}>
    <span>
      {scan.name && <b>{scan.name}</b>} {scan.words}
      {scan.warning && <small>{scan.warning}</small>}
    </span>
    {scan.kind === 'asks' && (
      <Button look="line" size="sm" onClick={onConfirm}>
        确实提前签退
      </Button>
    )}
  </li>
);
