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
  /** Of a visit they may be left out; of a 随手志愿 they are the proof. */
  purpose?: 'visitPhoto' | 'microPhoto';
  photos: readonly ProofFile[];
  onPhotos: (photos: ProofFile[]) => void;
  consent: PhotoConsent | undefined;
  onConsent: (consent: PhotoConsent) => void;
};

const hintOf = {
  visitPhoto: '先问对方同不同意。只给队伍和核时长的工作人员看',
  microPhoto: '拍清楚做了什么。只给验收和核时长的人看',
} as const;

/** Photos of what was done, and a word about whoever might be in them. */
export const VisitPhotos = ({
  purpose = 'visitPhoto',
  photos,
  onPhotos,
  consent,
  onConsent,
}: VisitPhotosProps) => (
  <>
    <ProofField
      label={purpose === 'visitPhoto' ? '照片（选填）' : '照片'}
      isRequired={purpose === 'microPhoto'}
      purpose={purpose}
      accept="image/jpeg,image/png,image/webp"
      files={photos}
      onChange={onPhotos}
      max={mostVisitPhotos}
      maxMegabytes={10}
      hint={`至多 ${mostVisitPhotos} 张，${hintOf[purpose]}，一年后删除；别拍证件和孩子的脸`}
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
