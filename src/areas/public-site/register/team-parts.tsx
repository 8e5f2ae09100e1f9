import { MapPin, UsersRound } from 'lucide-react';
import {
  type LegalForm,
  legalForms,
  registeredForms,
  teamClasses,
} from '#domains/teams/contract/registration.words.ts';
import { joinModeLabels } from '#domains/teams/contract/teams.words.ts';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { SelectInput, TextInput } from '#platform/web/fields/form-inputs.tsx';
import { PlainDayField } from '#platform/web/fields/time/day-field.tsx';
import { CategoryPicks, PickGroup } from './form-parts.tsx';
import type { KeptTeam } from './kept-team.ts';
import type { RegisterTeamProps } from './register-props.ts';
import { useOrganisations } from '../use-organisations.ts';
import styles from './register.module.css';

const joinModes = (['approval', 'open', 'closed'] as const).map((value) => ({
  value,
  label: joinModeLabels[value],
}));
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

type TeamPartProps = RegisterTeamProps & {
  faults: FormFaults;
  legalForm: string;
  onLegalForm: (form: string) => void;
  /** What was typed before. */
  kept: KeptTeam;
};

/** What the team is. */
export function TeamPart({ faults, legalForm, onLegalForm, categories, today, kept }: TeamPartProps) {
  const needsNumber = registeredForms.includes(legalForm as LegalForm);
  return (
    <>
      <h2>队伍</h2>
      <div className={styles.pair}>
        <TextInput
          label="队伍名称"
          name="name"
          initial={kept.name}
          className={styles.wide}
          icon={UsersRound}
          maxLength={40}
          hint="4 至 40 个字，全市不能重名"
          error={faults['name']}
        />
        <SelectInput
          label="队伍类别"
          name="teamClass"
          initial={kept.teamClass}
          options={optionsOf(teamClasses)}
          error={faults['teamClass']}
        />
        <PlainDayField
          label="成立日期"
          name="foundedOn"
          initial={kept.foundedOn}
          max={today}
          error={faults['foundedOn']}
        />
        <SelectInput
          label="登记形式"
          name="legalForm"
          initial={kept.legalForm}
          options={optionsOf(legalForms)}
          error={faults['legalForm']}
          onChoose={onLegalForm}
          className={!needsNumber ? styles.wide : undefined}
        />
        {needsNumber && (
          <TextInput
            label="统一社会信用代码"
            name="uscc"
            initial={kept.uscc}
            maxLength={18}
            hint="18 位，见登记证书或营业执照"
            error={faults['uscc']}
          />
        )}
        <PickGroup legend="主要服务类别" error={faults['category']}>
          <CategoryPicks
            categories={categories}
            name="category"
            isSingle
            initial={kept.category}
            error={faults['category']}
          />
        </PickGroup>
        <IntroField kept={kept.intro} error={faults['intro']} />
        <TextInput
          label="口号"
          name="slogan"
          initial={kept.slogan}
          isOptional
          maxLength={50}
          error={faults['slogan']}
        />
        <SelectInput
          label="加入方式"
          name="joinMode"
          initial={kept.joinMode}
          options={joinModes}
          error={faults['joinMode']}
        />
      </div>
    </>
  );
}

type IntroFieldProps = { kept: string | undefined; error: string | undefined };

const IntroField = ({ kept, error }: IntroFieldProps) => (
  <Field
    label="队伍简介"
    isRequired
    className={styles.wide}
    hint="20 至 2000 个字：从哪里来，做过什么，想找什么样的人"
    error={error}
  >
    {(control) => (
      <span className="inp inp--area">
        <textarea {...control} name="intro" defaultValue={kept} maxLength={2000} rows={4} />
      </span>
    )}
  </Field>
);

type PlacePartProps = {
  areas: RegisterTeamProps['areas'];
  area: string;
  faults: FormFaults;
  onArea: (area: string) => void;
  kept: KeptTeam;
};

/** Where it is, and which 所 or 站 it belongs to. */
export function PlacePart({ areas, area, faults, onArea, kept }: PlacePartProps) {
  const { organisations, isFailed } = useOrganisations(area);
  const waiting = area ? (isFailed ? '名单没有取到，请重新选择区域' : '正在取名单') : '先选择所在区域';
  return (
    <>
      <h2>所在地</h2>
      <div className={styles.pair}>
        <SelectInput
          label="所在区域"
          name="area"
          initial={kept.area}
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          error={faults['area']}
          onChoose={onArea}
        />
        <SelectInput
          // Another area is another list: nothing of the old one stays chosen.
          key={area}
          label="所属实践所、站"
          name="organisationId"
          options={organisations.map(({ organisationId, name }) => ({
            value: String(organisationId),
            label: name,
          }))}
          hint={organisations.length === 0 ? waiting : '由它联系和审核你们'}
          error={faults['organisationId']}
        />
        <TextInput
          label="详细地址"
          name="address"
          initial={kept.address}
          className={styles.wide}
          icon={MapPin}
          maxLength={200}
          error={faults['address']}
        />
      </div>
    </>
  );
}
