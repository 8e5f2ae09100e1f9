import panels from '#platform/web/ui/profile-panels.module.css';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { profileLimits, suggestedOccupations } from '../../contract/profile.words.ts';
import type { ProfileFormProps } from './profile-form-state.ts';

const occupationsWith = (current: string) =>
  ['', ...new Set([...suggestedOccupations, ...(current ? [current] : [])])].map((value) => ({
    value,
    label: value || '不填写',
  }));

/** Work, contact and a few words about oneself. Address and emergency contact lie encrypted. */
export function ProfileContactFields({ form, set, errorOf }: ProfileFormProps) {
  return (
    <section className={`panel ${panels.panel}`} aria-labelledby="profile-contact">
      <h2 id="profile-contact">个人与联系信息</h2>
      <div className={panels.pairs}>
        <SelectField
          label="从业状况"
          value={form.occupation}
          options={occupationsWith(form.occupation)}
          error={errorOf('occupation')}
          onChange={(occupation) => set({ occupation })}
        />
        <TextField
          label="单位或学校"
          value={form.workplace}
          maxLength={profileLimits.workplace}
          error={errorOf('workplace')}
          onChange={(workplace) => set({ workplace })}
        />
        <TextField
          label="邮箱"
          type="email"
          value={form.email}
          maxLength={100}
          error={errorOf('email')}
          onChange={(email) => set({ email })}
        />
        <TextField
          label="详细地址"
          value={form.address}
          maxLength={profileLimits.address}
          hint="加密保存，只有你自己看得到全文"
          error={errorOf('address')}
          onChange={(address) => set({ address })}
        />
        <TextField
          label="紧急联系人"
          value={form.emergencyName}
          maxLength={30}
          error={errorOf('emergencyName')}
          onChange={(emergencyName) => set({ emergencyName })}
        />
        <TextField
          label="紧急联系人手机"
          type="tel"
          value={form.emergencyMobile}
          maxLength={11}
          onPaste={pasteDigits}
          hint="只在有风险的活动进行期间供领队联系"
          error={errorOf('emergencyMobile')}
          onChange={(emergencyMobile) => set({ emergencyMobile })}
        />
        <div className={panels.wide}>
          <TextAreaField
            label="个人简介"
            value={form.intro}
            maxLength={profileLimits.intro}
            error={errorOf('intro')}
            onChange={(intro) => set({ intro })}
          />
        </div>
      </div>
    </section>
  );
}
