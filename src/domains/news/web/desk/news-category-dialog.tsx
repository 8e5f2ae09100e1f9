import { Select } from '#platform/web/fields/select.tsx';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { NewsCategoryView } from '../../contract/news.contract.ts';
import { newsLayoutLabels, newsLayouts, postScopeLabels, postScopes } from '../../contract/news.words.ts';
import styles from './news-category-dialog.module.css';
import {
  createNewsCategoryCall,
  getNewsCategoryCall,
  listNewsCategoriesCall,
  updateNewsCategoryCall,
} from '../news.calls.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';

type Form = RemoteRequest<typeof createNewsCategoryCall>;
type NewsCategoryDialogProps = {
  /** Absent for a new one. */
  category?: NewsCategoryView;
  categories: readonly NewsCategoryView[];
  onClose: () => void;
};

const formOf = (category: NewsCategoryView | undefined, categories: readonly NewsCategoryView[]): Form =>
  category
    ? {
        dynamicTypeName: category.dynamicTypeName,
        parentId: category.parentId,
        sort: category.sort,
        isEnabled: category.isEnabled === 1 ? 1 : 0,
        showInNav: category.showInNav,
        layout: category.layout,
        postScope: category.postScope,
        reviewLevels: category.reviewLevels,
      }
    : {
        dynamicTypeName: '',
        parentId: null,
        sort: Math.max(0, ...categories.map(({ sort }) => sort)) + 1,
        isEnabled: 1,
        showInNav: true,
        layout: 'list',
        postScope: 'centre',
        reviewLevels: 1,
      };

/** Name, place and rules of one category. */
export function NewsCategoryDialog({ category, categories, onClose }: NewsCategoryDialogProps) {
  const [form, setForm, forget] = useKeptForm<Form>(
    `news-category:${category?.dynamicTypeId ?? 'new'}`,
    formOf(category, categories),
  );
  const options = { refreshes: [listNewsCategoriesCall, getNewsCategoryCall], reportedBy: 'form' as const };
  const create = useOperationCommand(createNewsCategoryCall, options);
  const update = useOperationCommand(updateNewsCategoryCall, options);
  const { error, isPending } = category ? update : create;
  const save = (): void => {
    const saved = category
      ? update.mutateAsync({ ...form, dynamicTypeId: category.dynamicTypeId, version: category.version })
      : create.mutateAsync(form);
    void saved.then(
      () => {
        forget();
        showToast({ kind: 'success', text: '已保存，导航和列表已跟着变' });
        onClose();
      },
      () => undefined, // told in the dialog
    );
  };
  const nameError =
    error?.errorOf('dynamicTypeName') ?? (error?.reason === 'nameTaken' ? error.msg : undefined);
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={category ? `修改栏目“${category.dynamicTypeName}”` : '新建栏目'}
      decisive={{ label: '保存', onPress: save, isBusy: isPending }}
    >
      {!nameError && <FieldNote error={error?.msg} />}
      <div className={styles.form}>
        <Field label="名称" hint="2–12 字，不重复" isRequired {...(nameError && { error: nameError })}>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                value={form.dynamicTypeName}
                maxLength={12}
                onChange={(event) => setForm({ ...form, dynamicTypeName: event.target.value })}
              />
            </span>
          )}
        </Field>
        <ParentField {...{ form, setForm, category, categories }} />
        <Rules form={form} setForm={setForm} />
      </div>
    </Dialog>
  );
}

type Part = { form: Form; setForm: (form: Form) => void };

function ParentField({
  form,
  setForm,
  category,
  categories,
}: Part & Pick<NewsCategoryDialogProps, 'category' | 'categories'>) {
  const roots = categories.filter(
    (one) => one.parentId === null && one.dynamicTypeId !== category?.dynamicTypeId,
  );
  return (
    <Field label="上级栏目" hint="只有一级栏目能放进导航">
      {(control) => (
        <Select
          {...control}
          value={form.parentId ?? ''}
          none="无（一级栏目）"
          options={roots.map(({ dynamicTypeId, dynamicTypeName }) => ({
            value: dynamicTypeId,
            label: dynamicTypeName,
          }))}
          onChoose={(id) => setForm({ ...form, parentId: id ? Number(id) : null })}
        />
      )}
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        value={value}
        options={options.map(([key, words]) => ({ value: key, label: words }))}
        onChoose={onChange}
      />
    )}
  </Field>
);

function Rules({ form, setForm }: Part) {
  return (
    <>
      <Field label="排序" hint="小的在前">
        {(control) => (
          <span className="inp">
            <input
              {...control}
              type="number"
              min={0}
              max={9_999}
              value={form.sort}
              onChange={(event) => setForm({ ...form, sort: Math.trunc(Number(event.target.value)) || 0 })}
            />
          </span>
        )}
      </Field>
      <Choice
        label="布局"
        value={form.layout}
        options={newsLayouts.map((key) => [key, newsLayoutLabels[key]])}
        onChange={(key) => setForm({ ...form, layout: newsLayouts.find((one) => one === key) ?? 'list' })}
      />
      <Choice
        label="谁能发布"
        value={form.postScope}
        options={postScopes.map((key) => [key, postScopeLabels[key]])}
        onChange={(key) => setForm({ ...form, postScope: postScopes.find((one) => one === key) ?? 'centre' })}
      />
      <Choice
        label="审核"
        value={String(form.reviewLevels)}
        options={[
          ['0', '工作人员免审，队伍一审'],
          ['1', '一级审核'],
          ['2', '两级审核（初审、终审）'],
        ]}
        onChange={(key) => setForm({ ...form, reviewLevels: Number(key) })}
      />
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={form.isEnabled === 1}
          onChange={(event) => setForm({ ...form, isEnabled: event.target.checked ? 1 : 0 })}
        />
        启用
      </label>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={form.showInNav && form.parentId === null}
          disabled={form.parentId !== null}
          onChange={(event) => setForm({ ...form, showInNav: event.target.checked })}
        />
        放进网站导航
      </label>
    </>
  );
}
