import { Select } from '#platform/web/fields/select.tsx';
import { RichTextField } from '#platform/web/rich-text/rich-text-field.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { uploadFile } from '#platform/web/calls/upload-file.ts';
import layout from '#platform/web/long-form/long-form.module.css';
import { longestText, newsLayoutLabels } from '../../contract/news.words.ts';
import { NewsText } from './news-form-fields.tsx';
import { NewsPanel } from './news-form-panel.tsx';
import { useNewsFormParts } from './news-form-parts.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './news-form.module.css';

/** What it is called, where it stands, and the text itself. */
export function NewsFormText() {
  return (
    <>
      <NewsPanel id="basics">
        <div className={layout.pairs}>
          <NewsText
            name="title"
            label="标题"
            most={60}
            isRequired
            className={layout.wide}
            hint="4–60 字，说清谁做了什么"
          />
          <CategoryField />
          <NewsText name="subTitle" label="副标题" most={80} />
          <NewsText
            name="summary"
            label="摘要"
            most={200}
            isArea
            className={layout.wide}
            hint="列表里显示；不写就取正文开头"
          />
        </div>
      </NewsPanel>
      <NewsPanel id="content">
        <ContentField />
      </NewsPanel>
    </>
  );
}

function CategoryField() {
  const { form, set, errorOf, categories } = useNewsFormParts();
  const error = errorOf('dynamicTypeId');
  const chosen = categories.find(({ dynamicTypeId }) => dynamicTypeId === form.dynamicTypeId);
  return (
    <Field
      id="field-dynamicTypeId"
      label="栏目"
      isRequired
      {...(error && { error })}
      {...(chosen && { hint: `${newsLayoutLabels[chosen.layout]}栏目，${reviewWords(chosen.reviewLevels)}` })}
    >
      {(control) => (
        <Select
          {...control}
          value={form.dynamicTypeId > 0 ? form.dynamicTypeId : ''}
          options={[
            { value: '', label: '选择栏目', isOff: true },
            ...categories.map(({ dynamicTypeId, dynamicTypeName, parentId }) => ({
              value: dynamicTypeId,
              label: parentId === null ? dynamicTypeName : `　${dynamicTypeName}`,
            })),
          ]}
          onChoose={(id) => set({ dynamicTypeId: Number(id) })}
        />
      )}
    </Field>
  );
}

const reviewWords = (levels: number): string =>
  levels === 2
    ? '初审、终审通过后发布'
    : levels === 1
      ? '审核通过后发布'
      : '工作人员提交即发布，队伍提交需审核';

function ContentField() {
  const { form, set, epoch, errorOf } = useNewsFormParts();
  const error = errorOf('content');
  return (
    <div className="field">
      <p className={styles.label}>
        <span className="req" aria-hidden>
          *
        </span>
        正文
      </p>
      <RichTextField
        key={epoch}
        id="field-content"
        label="正文"
        html={form.content}
        onChange={(content) => set({ content })}
        upload={(file) => uploadFile('newsPicture', file)}
        mostCharacters={longestText}
        {...(error && { isInvalid: true, describedBy: 'content-error' })}
      />
      <FieldNote
        id="content-error"
        error={error}
        hint="可以直接从 Word 粘贴，格式会自动整理；图片请逐张插入并写说明。"
      />
    </div>
  );
}
