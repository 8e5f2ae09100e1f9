import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import {
  mostVisitPhotos,
  type PhotoConsent,
  photoConsentLabels,
  photoConsents,
} from '../../contract/assignments.words.ts';
import styles from '../team/team-job.module.css';

type VisitPhotosProps = {
  photos: readonly ProofFile[];
  onPhotos: (photos: ProofFile[]) => void;
  consent: PhotoConsent | undefined;
  onConsent: (consent: PhotoConsent) => void;
};

/** Photos of what was done, and a word about whoever might be in them. */
export const VisitPhotos = ({ photos, onPhotos, consent, onConsent }: VisitPhotosProps) => (
  <>
    <ProofField
      label="照片（选填）"
      purpose="visitPhoto"
      accept="image/jpeg,image/png,image/webp"
      files={photos}
      onChange={onPhotos}
      max={mostVisitPhotos}
      maxMegabytes={10}
      hint={`至多 ${mostVisitPhotos} 张，先问对方同不同意。只给队伍和核时长的工作人员看，一年后删除；别拍证件和孩子的脸`}
    />
    {photos.length > 0 && (
      <div className={styles.chips} role="group" aria-label="照片里有没有人">
        {photoConsents.map((key) => (
          <Chip key={key} isOutlined isOn={consent === key} onPress={() => onConsent(key)}>
            {photoConsentLabels[key]}
          </Chip>
        ))}
      </div>
    )}
  </>
);
