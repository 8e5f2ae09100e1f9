import { useState } from 'react';
import { FilesField } from '#platform/web/fields/files/files-field.tsx';
import { mostNeedPictures } from '../../../contract/need-files.words.ts';
import { pictureFault } from './sent-files.ts';

type PicturesFieldProps = { pictures: readonly File[]; onChange: (pictures: readonly File[]) => void };

/** Photos that help whoever comes; they stay in the page until the need is sent. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const [fault, setFault] = useState<string>();
  const isFull = pictures.length >= mostNeedPictures;
  return (
    <FilesField
      label="照片（选填）"
      accept="image/jpeg,image/png,image/webp"
      files={pictures.map((file, place) => ({ key: `${place}-${file.name}`, name: file.name }))}
      onChoose={(file) => {
        const wrong = pictureFault(file);
        setFault(wrong);
        if (!wrong) onChange([...pictures, file]);
      }}
      onRemove={(place) => onChange(pictures.filter((_, index) => index !== place))}
      isOff={isFull}
      action={isFull ? `已有 ${mostNeedPictures} 张` : '加照片'}
      hint={`至多 ${mostNeedPictures} 张，不公开：只给工作人员和上门的人看。别拍到证件和银行卡`}
      error={fault}
    />
  );
}
