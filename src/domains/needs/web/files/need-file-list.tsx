import type { NeedFileView } from '../../contract/need-files.contract.ts';
import styles from './need-file-list.module.css';

/** Recording and pictures of a need, for who may hear and see them now; the links hold five minutes. */
export const NeedFileList = ({ files }: { files: readonly NeedFileView[] }) => (
  <ul className={styles.files}>
    {files.map(({ fileId, url, purpose }, place) => (
      <li key={fileId}>
        {purpose === 'needVoice' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are typed beside it
          <audio controls src={url} aria-label="点单人的录音" />
        ) : (
          <a href={url} target="_blank" rel="noopener">
            <img src={url} alt={`点单人的照片 ${place + 1}，点开看大图`} />
          </a>
        )}
      </li>
    ))}
  </ul>
);
