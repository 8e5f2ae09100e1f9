import { Field } from '#platform/web/fields/field.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { useNewsFormParts } from './news-form-parts.ts';

type TextKey = 'title' | 'subTitle' | 'summary' | 'source' | 'author' | 'editor';

type NewsTextProps = {
  name: TextKey;
  label: string;
  most: number;
  hint?: string;
  isRequired?: boolean;
  isArea?: boolean;
  className?: string | undefined;
};

/** A line or a few lines of text, with how many characters are left to use. */
export function NewsText({ name, label, most, hint, isRequired, isArea, className }: NewsTextProps) {
  const { form, set, errorOf } = useNewsFormParts();
  const error = errorOf(name);
  const change = (text: string): void => set({ [name]: text } as Pick<NewsForm, TextKey>);
  return (
    <Field
      id={`field-${name}`}
      label={label}
      {...(hint && { hint })}
      {...(error && { error })}
      {...(isRequired && { isRequired })}
      {...(className && { className })}
    >
      {(control) => (
        <span className={`inp ${isArea ? 'inp--area' : ''}`}>
          {isArea ? (
            <textarea
              {...control}
              value={form[name]}
              maxLength={most}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <input
              {...control}
              value={form[name]}
              maxLength={most}
              onChange={(event) => change(event.target.value)}
            />
          )}
          <small className={layout.count}>
            {Array.from(form[name]).length}/{most}
          </small>
        </span>
      )}
    </Field>
  );
}
