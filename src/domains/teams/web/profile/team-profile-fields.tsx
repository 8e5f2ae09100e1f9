import { type CategoryKey, categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import panels from '#platform/web/ui/profile-panels.module.css';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { PlacePicker } from '#platform/web/map/live/place-picker.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import type { MyTeamProfileView } from '../../contract/team-profile.contract.ts';
import { type JoinMode, joinModeLabels } from '../../contract/teams.words.ts';

/** The fields of the form, as they are typed. */
export type TeamFormState = Pick<
  MyTeamProfileView,
  | 'shortName'
  | 'category'
  | 'address'
  | 'place'
  | 'slogan'
  | 'intro'
  | 'contactName'
  | 'contactPhone'
  | 'isContactPublic'
  | 'email'
  | 'joinMode'
  | 'joinCode'
  | 'joinNotice'
> & { foundedOn: string };

export type TeamFieldsProps = {
  form: TeamFormState;
  /** The founding day is known: only the centre changes it. */
  isFounded: boolean;
  set: (change: Partial<TeamFormState>) => void;
  errorOf: (path: string) => string | undefined;
};

const categories = categoryKeys.map((value) => ({ value, label: categoryName(value) }));
const joinModes = (Object.entries(joinModeLabels) as [JoinMode, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** What the team is and says of itself. */
export function TeamIntroFields({ form, isFounded, set, errorOf }: TeamFieldsProps) {
  return (
    <section className={`panel ${panels.panel}`} aria-labelledby="team-intro">
      <h2 id="team-intro">队伍介绍</h2>
      <div className={panels.pairs}>
        <TextField
          label="队伍简称"
          isRequired
          value={form.shortName}
          maxLength={20}
          error={errorOf('shortName')}
          onChange={(shortName) => set({ shortName })}
        />
        <SelectField
          label="主要服务类别"
          isRequired
          value={form.category}
          options={categories}
          error={errorOf('category')}
          onChange={(category) => set({ category: category as CategoryKey })}
        />
        <DayField
          label="成立日期"
          isRequired={!isFounded}
          value={form.foundedOn}
          isOff={isFounded}
          hint={isFounded ? '已登记，更改请联系实践中心' : '填写后由实践中心登记，不能自行更改'}
          error={errorOf('foundedOn')}
          onChange={(foundedOn) => set({ foundedOn })}
        />
        <TextField
          label="口号"
          value={form.slogan}
          maxLength={50}
          error={errorOf('slogan')}
          onChange={(slogan) => set({ slogan })}
        />
        <div className={panels.wide}>
          <TextAreaField
            label="队伍简介"
            isRequired
            value={form.intro}
            maxLength={2000}
            error={errorOf('intro')}
            onChange={(intro) => set({ intro })}
          />
        </div>
      </div>
    </section>
  );
}

/** Where the team is and how it is reached. */
export function TeamContactFields({ form, set, errorOf }: TeamFieldsProps) {
  return (
    <section className={`panel ${panels.panel}`} aria-labelledby="team-contact">
      <h2 id="team-contact">地址与联系</h2>
      <div className={panels.pairs}>
        <div className={panels.wide}>
          <TextField
            label="详细地址"
            isRequired
            value={form.address}
            maxLength={200}
            error={errorOf('address')}
            onChange={(address) => set({ address })}
          />
        </div>
        <div className={panels.wide}>
          <PlacePicker
            label="队伍在地图上的位置"
            className={panels.map}
            {...(form.place && { value: form.place })}
            onChange={(place) => set({ place })}
          />
          <FieldNote hint="居民按“离我最近”找队伍、实践中心派单都看它；填活动室或常碰头的地方，不要填谁的家。" />
          {form.place && (
            <Button look="ghost" size="sm" onClick={() => set({ place: null })}>
              不标位置
            </Button>
          )}
        </div>
        <TextField
          label="联系人"
          isRequired
          value={form.contactName}
          maxLength={30}
          error={errorOf('contactName')}
          onChange={(contactName) => set({ contactName })}
        />
        <TextField
          label="联系电话"
          type="tel"
          isRequired
          value={form.contactPhone}
          maxLength={20}
          error={errorOf('contactPhone')}
          onChange={(contactPhone) => set({ contactPhone })}
        />
        <TextField
          label="邮箱"
          type="email"
          value={form.email}
          maxLength={100}
          error={errorOf('email')}
          onChange={(email) => set({ email })}
        />
      </div>
      <SwitchField
        label="公开联系方式"
        hint="队伍主页显示联系人和电话；关闭时只有队员和实践中心看得到"
        isOn={form.isContactPublic}
        onChange={(isContactPublic) => set({ isContactPublic })}
      />
    </section>
  );
}

/** How one gets in. */
export function TeamJoinFields({ form, set, errorOf }: TeamFieldsProps) {
  return (
    <section className={`panel ${panels.panel}`} aria-labelledby="team-join">
      <h2 id="team-join">加入方式</h2>
      <div className={panels.pairs}>
        <SelectField
          label="加入方式"
          isRequired
          value={form.joinMode}
          options={joinModes}
          error={errorOf('joinMode')}
          onChange={(joinMode) => set({ joinMode: joinMode as JoinMode })}
        />
        {form.joinMode === 'code' && (
          <TextField
            label="加入口令"
            isRequired
            value={form.joinCode}
            maxLength={6}
            hint="4 至 6 位数字，告诉要加入的人"
            error={errorOf('joinCode')}
            onChange={(joinCode) => set({ joinCode })}
          />
        )}
        <div className={panels.wide}>
          <TextAreaField
            label="加入须知"
            value={form.joinNotice}
            maxLength={300}
            hint="申请加入的人提交前会看到"
            error={errorOf('joinNotice')}
            onChange={(joinNotice) => set({ joinNotice })}
          />
        </div>
      </div>
    </section>
  );
}
