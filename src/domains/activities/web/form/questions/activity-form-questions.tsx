import { Check, MessageCircleQuestion, X } from 'lucide-react';
import { Field } from '#platform/web/fields/field.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import type { Question } from '../../../contract/questions.contract.ts';
import {
  isChosen,
  mostQuestions,
  type QuestionKind,
  questionKinds,
} from '../../../contract/questions.words.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { optionsOf } from '../activity-form-fields.tsx';
import styles from './activity-form-questions.module.css';

const newQuestion: Question = { text: '', kind: 'text', choices: [], isRequired: false };

/** 报名问题: what whoever signs up is asked, in the order it is asked. */
export function ActivityFormQuestions() {
  const { form, set } = useActivityForm();
  const { questions } = form;
  const isFull = questions.length >= mostQuestions;
  return (
    <div className={styles.questions} role="group" aria-label="报名问题">
      <b>报名问题</b>
      <p>报名时请志愿者回答，至多 {mostQuestions} 个。改动只影响之后的报名，已有的回答保留当时的问题。</p>
      {questions.map((question, index) => (
        <QuestionRow
          key={`question-${index}`}
          index={index}
          question={question}
          onChange={(patch) =>
            set({ questions: questions.map((one, at) => (at === index ? { ...one, ...patch } : one)) })
          }
          onRemove={() => set({ questions: questions.filter((_, at) => at !== index) })}
        />
      ))}
      <Button
        look="line"
        size="sm"
        disabled={isFull}
        onClick={() => set({ questions: [...questions, newQuestion] })}
      >
        <MessageCircleQuestion className="ic" aria-hidden />
        加一个问题
      </Button>
    </div>
  );
}

type RowProps = {
  index: number;
  question: Question;
  onChange: (patch: Partial<Question>) => void;
  onRemove: () => void;
};

function QuestionRow({ index, question, onChange, onRemove }: RowProps) {
  const { errorOf } = useActivityForm();
  const path = `questions.${index}`;
  const name = `问题 ${index + 1}`;
  return (
    <div className={styles.question}>
      <div className={layout.pairs}>
        <Field label={name} id={`field-${path}.text`} error={errorOf(`${path}.text`)}>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                value={question.text}
                maxLength={60}
                placeholder="如 能不能自带雨具"
                onChange={({ target }) => onChange({ text: target.value })}
              />
            </span>
          )}
        </Field>
        <Field label={`${name}的回答方式`} error={errorOf(`${path}.kind`)}>
          {(control) => (
            <Select
              {...control}
              value={question.kind}
              options={optionsOf(questionKinds)}
              onChoose={(kind) => onChange({ kind: kind as QuestionKind })}
            />
          )}
        </Field>
        {isChosen(question.kind) && (
          <Field
            className={layout.wide}
            label={`${name}的选项`}
            hint="一行一个，至少两个"
            id={`field-${path}.choices`}
            error={errorOf(`${path}.choices`)}
          >
            {(control) => (
              <span className="inp inp--area">
                <textarea
                  {...control}
                  value={question.choices.join('\n')}
                  onChange={({ target }) =>
                    onChange({ choices: target.value === '' ? [] : target.value.split('\n') })
                  }
                />
              </span>
            )}
          </Field>
        )}
      </div>
      <div className={styles.acts}>
        <label className="ck">
          <input
            type="checkbox"
            checked={question.isRequired}
            onChange={({ target }) => onChange({ isRequired: target.checked })}
          />
          <i>
            <Check aria-hidden />
          </i>
          必须回答
        </label>
        <Button look="ghost" size="sm" onClick={onRemove} aria-label={`删掉${name}`}>
          <X className="ic" aria-hidden />
          删掉
        </Button>
      </div>
    </div>
  );
}
