import styles from './private-files.module.css';

type PrivateFilesProps = {
  /** By links that hold for minutes. */
  files: readonly { fileId: number; url: string; mime: string }[];
  /** Whose they are: 点单人, 队员. */
  whose: string;
};

/** Recordings to hear and pictures to see, for who may do so now. */
export const PrivateFiles = ({ files, whose }: PrivateFilesProps) => (
  <ul className={styles.files}>
    {files.map(({ fileId, url, mime }, place) => (
      <li key={fileId}>
        {mime.startsWith('audio/') ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are typed beside it
          <audio controls src={url} aria-label={`${whose}的录音`} />
        ) : (
          <a href={url} target="_blank" rel="noopener">
            <img src={url} alt={`${whose}的照片 ${place + 1}，点开看大图`} />
          </a>
        )}
      </li>
    ))}
  </ul>
);
