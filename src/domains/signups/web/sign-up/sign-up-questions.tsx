import type { Question } from '#domains/activities/contract/questions.contract.ts';
import { longestAnswer } from '#domains/activities/contract/questions.words.ts';
import { ChoicesField } from '#platform/web/fields/choices-field.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Select } from '#platform/web/fields/select.tsx';

/** What was answered so far, by the words of the question. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

type QuestionsProps = {
  questions: readonly Question[];
  answers: TypedAnswers;
  onChange: (answers: TypedAnswers) => void;
  /** The sentence for a question by its place. */
  errorOf: (path: string) => string | undefined;
};

/** What the team asks whoever signs up. */
export function SignUpQuestions({ questions, answers, onChange, errorOf }: QuestionsProps) {
  return questions.map((question, index) => (
    <AskedQuestion
      key={question.text}
      question={question}
      values={answers[question.text] ?? []}
      error={errorOf(`answers.${index}`)}
      onChange={(values) => onChange({ ...answers, [question.text]: values })}
    />
  ));
}

type AskedProps = {
  question: Question;
  values: readonly string[];
  error: string | undefined;
  onChange: (values: readonly string[]) => void;
};

function AskedQuestion({ question, values, error, onChange }: AskedProps) {
  const { text, kind, choices, isRequired } = question;
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  if (kind === 'several')
    return (
      <ChoicesField
        label={text}
        options={options}
        chosen={values}
        max={options.length}
        error={error}
        isRequired={isRequired}
        onChange={onChange}
      />
    );
  const put = (value: string): void => onChange(value === '' ? [] : [value]);
  return (
    <Field label={text} error={error} isRequired={isRequired}>
      {(control) =>
        kind === 'one' ? (
          <Select {...control} value={values[0] ?? ''} none="请选择" options={options} onChoose={put} />
        ) : (
          <span className="inp">
            <input
              {...control}
              value={values[0] ?? ''}
              maxLength={longestAnswer}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              onChange={({ target }) => put(target.value)}
            />
          </span>
        )
      }
    </Field>
  );
}
