import { X } from 'lucide-react';
import { useFullScreenDialog } from './full-screen-dialog.ts';
import styles from './volunteer-code-screen.module.css';

type VolunteerCodeScreenProps = {
  title: string;
  /** 签到 or 签退: what the leader's scan records. */
  label: string;
  /** Address of the QR; nothing while there is none. */
  picture: string | undefined;
  sentence: string;
  onClose: () => void;
};

/** My code over the whole screen, black on white, awake; Escape closes it. */
export function VolunteerCodeScreen({ title, label, picture, sentence, onClose }: VolunteerCodeScreenProps) {
  const ref = useFullScreenDialog(onClose);
  return (
    <dialog ref={ref} className={styles.screen} aria-label={`志愿者码，${label}用`}>
      <div className={styles.sheet}>
        <header>
          <h2>{title}</h2>
          <button type="button" className="btn btn--line" onClick={onClose}>
            <X className="ic" aria-hidden />
            关闭
          </button>
        </header>
        <div className={styles.body}>
          {picture && <img src={picture} alt={`志愿者码，${label}用`} width={480} height={480} />}
          <p role="status">
            <b>{picture ? `${label}用` : '志愿者码'}</b>
            {sentence}
          </p>
        </div>
      </div>
    </dialog>
  );
}
