import { FullScreenDialog } from './full-screen-dialog.tsx';
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
  return (
    <FullScreenDialog
      label={`志愿者码，${label}用`}
      title={title}
      className={styles.screen}
      onClose={onClose}
    >
      <div className={styles.body}>
        {picture && <img src={picture} alt={`志愿者码，${label}用`} width={480} height={480} />}
        <p role="status">
          <b>{picture ? `${label}用` : '志愿者码'}</b>
          {sentence}
        </p>
      </div>
    </FullScreenDialog>
  );
}
