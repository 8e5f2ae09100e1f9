import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { makeupDeclaration, makeupLimits } from '../../contract/makeups.words.ts';
import { useMakeup } from './makeup-context.ts';
import { MakeupPanel } from './makeup-panels.tsx';
import styles from './makeup.module.css';

type MakeupProofProps = { isTrue: boolean; onDeclare: (isTrue: boolean) => void };

/** 4 证明: photos or a scanned list, somebody who was there, and the declaration. */
export function MakeupProof({ isTrue, onDeclare }: MakeupProofProps) {
  const { form, set, errorOf } = useMakeup();
  const fault = errorOf('isTrue');
  return (
    <MakeupPanel id="proof" note="证据等级记为 D">
      <div className={layout.pairs}>
        <div className={layout.wide}>
          <ProofField
            label="现场照片或签到表扫描件"
            purpose="makeupProof"
            accept="image/jpeg,image/png,application/pdf"
            files={form.files}
            onChange={(files) => set({ files })}
            max={makeupLimits.proofs}
            maxMegabytes={10}
            hint={`照片或 PDF，每份至多 10 MB，1 到 ${makeupLimits.proofs} 份，只有审核人员能看到`}
            error={errorOf('fileIds')}
            isRequired
          />
        </div>
        <TextField
          label="证明人姓名"
          hint="当时在场的人，不能是名单上的人"
          value={form.witnessName}
          maxLength={30}
          isRequired
          error={errorOf('witnessName')}
          onChange={(witnessName) => set({ witnessName })}
        />
        <TextField
          label="证明人手机号后 4 位"
          type="tel"
          value={form.witnessMobileTail}
          maxLength={4}
          isRequired
          error={errorOf('witnessMobileTail')}
          onChange={(text) => set({ witnessMobileTail: text.replace(/\D/g, '') })}
        />
        <div className={layout.wide}>
          <label className={styles.declare}>
            <input
              id="field-isTrue"
              type="checkbox"
              checked={isTrue}
              onChange={({ target }) => onDeclare(target.checked)}
            />
            <span>{makeupDeclaration}</span>
          </label>
          <FieldNote error={fault} />
        </div>
      </div>
    </MakeupPanel>
  );
}
