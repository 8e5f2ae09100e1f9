import { KeyRound } from 'lucide-react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import styles from '../security.module.css';

/** The recovery codes, this once: they are kept as hashes only. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="恢复码" icon={KeyRound} safeLabel="我已抄好，关闭">
      <p>
        手机或设备不在身边时，用其中一个代替登录的第二步，每个只能用一次。只在这里显示一次，请抄下来或打印，和手机、电脑分开放。
      </p>
      <ul className={styles.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
