import { useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { uploadFile } from '#platform/web/calls/upload-file.ts';

/** What is on its way: which of how many, and the share of it that was sent. */
export type PhotoUpload = { place: number; of: number; share: number };

/**
 * Sends pictures of an activity, one after the other; `onSent` is told the address of each as it arrives. What could not be made or sent
 * is said, and the others go on.
 */
export function usePhotoUpload(onSent: (url: string) => void) {
  const [upload, setUpload] = useState<PhotoUpload>();
  const [fault, setFault] = useState<string>();
  const send = async (makers: readonly (() => Promise<Blob>)[]): Promise<void> => {
    setFault(undefined);
    for (const [index, make] of makers.entries()) {
      const at = { place: index + 1, of: makers.length };
      setUpload({ ...at, share: 0 });
      try {
        const onProgress = (share: number): void => setUpload({ ...at, share });
        const { url } = await uploadFile('activityPicture', await make(), { onProgress });
        if (url !== null) onSent(url);
      } catch (error) {
        const msg = error instanceof Error && error.message ? error.message : '请换一张再试';
        setFault(
          at.of > 1
            ? `第 ${at.place} 张没有上传：${error instanceof OperationFailed ? error.msg : msg}`
            : error instanceof OperationFailed
              ? error.msg
              : msg,
        );
      }
    }
    setUpload(undefined);
  };
  return { upload, fault, setFault, send };
}

/** `正在上传第 2 张，共 3 张（40%）`. */
export const uploadWords = ({ place, of, share }: PhotoUpload): string =>
  `正在上传${of > 1 ? `第 ${place} 张，共 ${of} 张` : ''}（${Math.round(share * 100)}%）`;
