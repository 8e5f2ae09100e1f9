import { Field } from '#platform/web/fields/field.tsx';
import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { hourLimits } from '../contract/hours.words.ts';

export type EntryProof = { files: ProofFile[]; witnessName: string; witnessMobileTail: string };
export const emptyEntryProof: EntryProof = { files: [], witnessName: '', witnessMobileTail: '' };

type HourEntryProofProps = {
  /** Who looks at the papers. */
  seenBy?: string;
  proof: EntryProof;
  onChange: (proof: EntryProof) => void;
  errorOf: (path: string) => string | undefined;
};

/** What proves an entry (补录) or a claim (个人申请): photos or documents, and somebody who was there. */
export function HourEntryProof({ proof, onChange, errorOf, seenBy = '审核人员' }: HourEntryProofProps) {
  return (
    <>
      <ProofField
        label="证明材料"
        purpose="hourProof"
        accept="image/jpeg,image/png,application/pdf"
        files={proof.files}
        onChange={(files) => onChange({ ...proof, files })}
        max={hourLimits.entryProofs}
        maxMegabytes={10}
        hint={`现场照片或签到表，1 到 ${hourLimits.entryProofs} 份，只有${seenBy}能看到`}
        error={errorOf('fileIds')}
        isRequired
      />
      <Field
        label="证明人姓名"
        hint="当时在场的人，不能是志愿者本人"
        isRequired
        error={errorOf('witnessName')}
      >
        {(control) => (
          <span className="inp">
            <input
              {...control}
              maxLength={30}
              value={proof.witnessName}
              onChange={({ target }) => onChange({ ...proof, witnessName: target.value })}
            />
          </span>
        )}
      </Field>
      <Field label="证明人手机号后 4 位" isRequired error={errorOf('witnessMobileTail')}>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={proof.witnessMobileTail}
              onChange={({ target }) => onChange({ ...proof, witnessMobileTail: target.value })}
            />
          </span>
        )}
      </Field>
    </>
  );
}
