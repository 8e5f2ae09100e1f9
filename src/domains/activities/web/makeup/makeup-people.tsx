import { Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { TimeInput } from '#platform/web/fields/time/time-input.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MakeupPerson } from '../../contract/makeups.contract.ts';
import { chosenOf, chosenTooMany, makeupLimits } from '../../contract/makeups.words.ts';
import type { WrittenMakeup } from './makeup-editor.ts';
import { useMakeup } from './makeup-context.ts';
import { MakeupPanel } from './makeup-panels.tsx';
import { MakeupSheetDialog } from './makeup-sheet-dialog.tsx';
import styles from './makeup.module.css';

/** A member as the search finds them. */
export type MakeupMember = { volunteerId: number; name: string; volunteerNo: string; isVerified: boolean };
/** Finds members of the team by a piece of the name, the end of the phone or a number. */
export type FindMembers = (keyword: string) => Promise<readonly MakeupMember[]>;

/** 3 谁参加了: members with their own times; up to ten by search, more from a spreadsheet. */
export function MakeupPeople({ findMembers }: { findMembers: FindMembers }) {
  const { form, set, errorOf } = useMakeup();
  const [isReading, setReading] = useState(false);
  const { people } = form;
  const isFull = chosenOf(people).length >= makeupLimits.byForm;
  const add = ({ volunteerId, name, volunteerNo }: MakeupMember): void =>
    set({
      people: [
        ...people,
        { volunteerId, name, volunteerNo, from: '', to: '', minutes: 0, isFromSheet: false },
      ],
    });
  return (
    <MakeupPanel id="people" note="每个人都会收到消息，由本人答复是否属实">
      <div className={styles.find}>
        <MemberSearch findMembers={findMembers} people={people} isFull={isFull} onAdd={add} />
        <Button look="line" onClick={() => setReading(true)}>
          用表格导入
        </Button>
      </div>
      <FieldNote
        error={errorOf('people')}
        hint={
          isFull
            ? chosenTooMany
            : `只能选本队已实名的成员。不填时间的，按整场算；一条记录至多 ${makeupLimits.recordMinutes} 分钟`
        }
      />
      {people.length > 0 && <PeopleRows />}
      {isReading && (
        <MakeupSheetDialog
          onClose={() => setReading(false)}
          onRead={(read) => {
            const kept = people.filter(
              ({ volunteerId }) => !read.some((one) => one.volunteerId === volunteerId),
            );
            set({ people: [...kept, ...read].slice(0, makeupLimits.bySheet) });
            setReading(false);
          }}
        />
      )}
    </MakeupPanel>
  );
}

type SearchProps = {
  findMembers: FindMembers;
  people: readonly MakeupPerson[];
  isFull: boolean;
  onAdd: (member: MakeupMember) => void;
};

function MemberSearch({ findMembers, people, isFull, onAdd }: SearchProps) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly MakeupMember[]>();
  const search = async (text: string): Promise<void> => {
    setKeyword(text);
    setFound(text === '' ? undefined : await findMembers(text).catch(() => []));
  };
  const isNamed = (id: number): boolean => people.some(({ volunteerId }) => volunteerId === id);
  return (
    <div className={styles.search}>
      <SearchBox
        label="找成员：姓名、编号、手机后四位"
        value={keyword}
        maxLength={30}
        onSearch={(text) => void search(text)}
      />
      {found && (
        <ul className={styles.found} aria-label="找到的成员">
          {found.length === 0 && <li className="muted">没有找到在队的成员</li>}
          {found.map((member) => (
            <li key={member.volunteerId}>
              <span>
                <b>{member.name}</b>
                <small>{member.isVerified ? member.volunteerNo : '还没有通过实名认证'}</small>
              </span>
              <Button
                look="soft"
                size="sm"
                disabled={isFull || !member.isVerified || isNamed(member.volunteerId)}
                onClick={() => onAdd(member)}
              >
                <UserPlus className="ic" aria-hidden />
                {isNamed(member.volunteerId) ? '已在名单' : `加入${member.name}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PeopleRows() {
  const { form, set, errorOf } = useMakeup();
  const change = (at: number, patch: Partial<MakeupPerson>): void =>
    set(({ people }) => ({
      people: people.map((one, index) => (index === at ? { ...one, ...patch } : one)),
    }));
  const remove = (at: number): void =>
    set(({ people }) => ({ people: people.filter((_, index) => index !== at) }));
  return (
    <ul className={styles.people} aria-label={`参加的人，共 ${form.people.length} 人`}>
      {form.people.map((person, index) => (
        <li key={person.volunteerId} id={`field-people.${index}`} tabIndex={-1}>
          <PersonRow
            person={person}
            form={form}
            error={errorOf(`people.${index}`)}
            onChange={(patch) => change(index, patch)}
            onRemove={() => remove(index)}
          />
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  person: MakeupPerson;
  form: Pick<WrittenMakeup, 'from' | 'to'>;
  error: string | undefined;
  onChange: (patch: Partial<MakeupPerson>) => void;
  onRemove: () => void;
};

function PersonRow({ person, form, error, onChange, onRemove }: RowProps) {
  const { name, volunteerNo, from, to, minutes } = person;
  const usual = lasted(from || form.from, to || form.to);
  return (
    <>
      <span className={styles.who}>
        <b>{name}</b>
        <small>{volunteerNo}</small>
      </span>
      <span className="inp">
        <TimeInput
          aria-label={`${name}的开始时间`}
          placeholder={form.from || '开始'}
          value={from}
          onChange={(time) => onChange({ from: time })}
        />
      </span>
      <span className="inp">
        <TimeInput
          aria-label={`${name}的结束时间`}
          placeholder={form.to || '结束'}
          value={to}
          onChange={(time) => onChange({ to: time })}
        />
      </span>
      <span className="inp">
        <input
          aria-label={`${name}的分钟数`}
          inputMode="numeric"
          maxLength={3}
          placeholder={usual}
          value={minutes === 0 ? '' : String(minutes)}
          onChange={({ target }) =>
            onChange({
              minutes: Math.min(Number(target.value.replace(/\D/g, '')), makeupLimits.recordMinutes),
            })
          }
        />
        <small>分钟</small>
      </span>
      <Button look="ghost" size="sm" aria-label={`移出${name}`} onClick={onRemove}>
        <Trash2 className="ic" aria-hidden />
      </Button>
      {error && (
        <span className={styles.fault}>
          <FieldNote error={error} />
        </span>
      )}
    </>
  );
}

/** Minutes between two times of a day; empty where there are none. */
function lasted(from: string, to: string): string {
  const at = (time: string): number => Date.parse(`2000-01-01T${time}:00+08:00`);
  const minutes = from && to ? (at(to) - at(from)) / minuteMs : 0;
  return minutes >= 1 ? String(Math.min(minutes, makeupLimits.recordMinutes)) : '';
}
