import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { keysOf } from '#platform/contract/keys-of.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { companionRelations } from '../../contract/companions.words.ts';
import styles from './sign-up-dialog.module.css';

/** A companion as far as it is typed. */
export type TypedCompanion = { name: string; age: string; relation: keyof typeof companionRelations };

const relations = keysOf(companionRelations).map((value) => ({ value, label: companionRelations[value] }));
const newCompanion: TypedCompanion = { name: '', age: '', relation: 'child' };

const keyIn = (value: string): TypedCompanion['relation'] =>
  keysOf(companionRelations).find((key) => key === value) ?? newCompanion.relation;

type CompanionsProps = {
  most: number;
  companions: readonly TypedCompanion[];
  onChange: (companions: readonly TypedCompanion[]) => void;
  /** The sentence for a field by its path. */
  errorOf: (path: string) => string | undefined;
};

/** 同行人: who comes along, by name; each takes a place. */
export function SignUpCompanions({ most, companions, onChange, errorOf }: CompanionsProps) {
  const group = useFocusOfCount(companions.length);
  const change = (index: number, patch: Partial<TypedCompanion>): void =>
    onChange(companions.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  return (
    <div ref={group} className={styles.companions} role="group" aria-label="同行人">
      {companions.map((companion, index) => (
        <div
          key={`companion-${index}`}
          className={styles.companion}
          role="group"
          aria-label={`第 ${index + 1} 位同行人`}
        >
          <TextField
            label="姓名"
            value={companion.name}
            maxLength={30}
            error={errorOf(`companions.${index}.name`)}
            isRequired
            onChange={(name) => change(index, { name })}
          />
          <Field label="年龄" error={errorOf(`companions.${index}.age`) ?? ''} isRequired>
            {(control) => (
              <span className="inp">
                <input
                  {...control}
                  value={companion.age}
                  inputMode="numeric"
                  maxLength={3}
                  autoComplete="off"
                  onChange={({ target }) => change(index, { age: target.value.replaceAll(/\D/gu, '') })}
                />
              </span>
            )}
          </Field>
          <SelectField
            label="与你的关系"
            value={companion.relation}
            options={relations}
            onChange={(relation) => change(index, { relation: keyIn(relation) })}
          />
          <Button
            look="ghost"
            size="sm"
            aria-label={`不带第 ${index + 1} 位了`}
            onClick={() => onChange(companions.filter((_, at) => at !== index))}
          >
            <X className="ic" aria-hidden />
          </Button>
        </div>
      ))}
      <p className={styles.hint}>至多带 {most} 位，各占一个名额，不计时长；姓名只有发起队伍看得到。</p>
      <Button
        data-add
        look="line"
        size="sm"
        disabled={companions.length >= most}
        onClick={() => onChange([...companions, newCompanion])}
      >
        <Plus className="ic" aria-hidden />
        带一位同行人
      </Button>
    </div>
  );
}

/** Who comes along is named at once; the button of who was taken away is gone, and the focus is where another is added. */
function useFocusOfCount(count: number) {
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (shown.current === count) return;
    const wasAdded = count > shown.current;
    shown.current = count;
    const last = [...(group.current?.querySelectorAll('[role="group"]') ?? [])].at(-1);
    const target = wasAdded
      ? last?.querySelector('input')
      : group.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }, [count]);
  return group;
}
