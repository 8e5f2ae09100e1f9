import { categoryName } from '#domains/site/contract/categories.words.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import {
  certificatePurposeLabels,
  certificatePurposes,
  gradeChoiceLabels,
  gradeChoices,
  nameFormLabels,
  nameForms,
} from '../contract/certificates.words.ts';
import { type CertificateChoice, daysOf, periodLabels } from './certificate-choice.ts';
import type { previewCertificateCall } from './certificates.calls.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import styles from './certificates.module.css';

type FieldsProps = {
  choice: CertificateChoice;
  set: (change: Partial<CertificateChoice>) => void;
  preview: RemoteResult<typeof previewCertificateCall> | undefined;
  errorOf: (path: string) => string | undefined;
};

/** 1 and 2: the period, the kinds of service and the grades of evidence. */
export function ServiceFields({ choice, set, preview }: FieldsProps) {
  const { period, fromOn, toOn, categories, grades } = choice;
  return (
    <>
      <section className="panel" aria-labelledby="certificate-period">
        <h2 id="certificate-period">1 哪段时间，哪些服务</h2>
        <div className={styles.chips} role="group" aria-label="时段">
          {keysOf(periodLabels).map((key) => (
            <Chip
              key={key}
              isOutlined
              isOn={period === key}
              onPress={() => set({ period: key, ...daysOf(key, new Date()) })}
            >
              {periodLabels[key]}
            </Chip>
          ))}
        </div>
        {period === 'own' && (
          <DayRange
            label="服务"
            span={{ from: fromOn, to: toOn }}
            onChange={({ from, to }) => set({ fromOn: from || fromOn, toOn: to || toOn })}
          />
        )}
        {preview && preview.byCategory.length > 1 && (
          <div className={styles.chips} role="group" aria-label="服务类别">
            <Chip isOutlined isOn={categories.length === 0} onPress={() => set({ categories: [] })}>
              全部类别
            </Chip>
            {preview.byCategory.map(({ category, count }) => (
              <Chip
                key={category}
                isOutlined
                isOn={categories.includes(category)}
                onPress={() =>
                  set({
                    categories: categories.includes(category)
                      ? categories.filter((one) => one !== category)
                      : [...categories, category],
                  })
                }
              >
                {categoryName(category)} {figureLabel(count)}
              </Chip>
            ))}
          </div>
        )}
      </section>
      <section className="panel" aria-labelledby="certificate-grades">
        <h2 id="certificate-grades">2 证据等级</h2>
        <div className={styles.chips} role="group" aria-label="证据等级">
          {gradeChoices.map((key) => (
            <Chip key={key} isOutlined isOn={grades === key} onPress={() => set({ grades: key })}>
              {gradeChoiceLabels[key]}
            </Chip>
          ))}
        </div>
        <p className="muted">
          A、B 级有现场码作证，学校和单位最认；C 级是领队点名，D
          级是事后补录，列入时逐条写明等级。没生效的记录不能写进证书。
        </p>
      </section>
    </>
  );
}

/** 3 and 4: what is written, and for whom. What is not chosen nobody can see or guess. */
export function ShownFields({ choice, set, errorOf }: FieldsProps) {
  return (
    <>
      <section className="panel" aria-labelledby="certificate-shown">
        <h2 id="certificate-shown">3 写上哪些内容</h2>
        <p className="muted">队伍、日期、分钟、等级、记录号总会写上，少了这些就没法核验。</p>
        <div className={styles.chips} role="group" aria-label="姓名怎么写">
          <b>姓名</b>
          {nameForms.map((key) => (
            <Chip key={key} isOutlined isOn={choice.name === key} onPress={() => set({ name: key })}>
              {nameFormLabels[key]}
            </Chip>
          ))}
        </div>
        <DocumentFields choice={choice} set={set} errorOf={errorOf} />
        <SwitchField
          label="志愿者编号"
          isOn={choice.volunteerNo}
          onChange={(volunteerNo) => set({ volunteerNo })}
        />
        <SwitchField
          label="起止时刻"
          hint="关掉后只写日期和分钟"
          isOn={choice.times}
          onChange={(times) => set({ times })}
        />
        <SwitchField
          label="地点"
          hint="只写到区"
          isOn={choice.district}
          onChange={(district) => set({ district })}
        />
        <SwitchField
          label="英文对照行"
          isOn={choice.hasEnglish}
          onChange={(hasEnglish) => set({ hasEnglish })}
        />
        {choice.hasEnglish && (
          <TextField
            label="英文姓名"
            isRequired
            value={choice.englishName}
            maxLength={60}
            hint="按护照或学籍上的拼写，如 SHEN Zhixia"
            error={errorOf('englishName')}
            onChange={(englishName) => set({ englishName })}
          />
        )}
      </section>
      <section className="panel" aria-labelledby="certificate-purpose">
        <h2 id="certificate-purpose">4 做什么用</h2>
        <div className={styles.chips} role="group" aria-label="用途">
          {certificatePurposes.map((key) => (
            <Chip key={key} isOutlined isOn={choice.purpose === key} onPress={() => set({ purpose: key })}>
              {certificatePurposeLabels[key]}
            </Chip>
          ))}
        </div>
        <FieldNote error={errorOf('purpose')} />
        <TextField
          label="交给谁"
          value={choice.recipient}
          maxLength={40}
          hint="可以不填，填了会印在证书上"
          error={errorOf('recipient')}
          onChange={(recipient) => set({ recipient })}
        />
      </section>
    </>
  );
}

/** Kind and last four signs of the verified document, and the whole number for whoever proves to be its holder. */
const DocumentFields = ({ choice, set, errorOf }: Omit<FieldsProps, 'preview'>) => (
  <>
    <SwitchField
      label="身份证件"
      hint="只写证件种类和末四位；对方要核对本人时才需要，实名认证后可选"
      isOn={choice.idTail}
      onChange={(idTail) => set({ idTail, idWhole: false, userPwd: '' })}
    />
    {choice.idTail && (
      <SwitchField
        label="写完整号码"
        hint="只印在这份 PDF 上；核验页仍只写末四位，下载时要再输密码"
        isOn={choice.idWhole}
        onChange={(idWhole) => set({ idWhole, userPwd: '' })}
      />
    )}
    {choice.idWhole && (
      <OwnPasswordField
        value={choice.userPwd}
        error={errorOf('userPwd')}
        onChange={(userPwd) => set({ userPwd })}
      />
    )}
  </>
);
