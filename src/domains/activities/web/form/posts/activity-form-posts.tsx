import { Check, Plus, X } from 'lucide-react';
import { qualificationKeys, qualifications } from '#domains/site/contract/qualifications.words.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import type { Post } from '../../../contract/posts.contract.ts';
import { mostPosts, mostQualifications } from '../../../contract/activities.words.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { NumberField } from '../activity-form-fields.tsx';
import styles from './activity-form-posts.module.css';
import { newPost, plainPosts, renamed } from './post-names.ts';

const starChoices = [
  { value: 0, label: '不限' },
  ...starNames.map((name, index) => ({ value: index + 1, label: `${name}以上` })),
];

/** 岗位要求: what posts of the shifts are about and whom they want; their places stand in the shifts. */
export function ActivityFormPosts() {
  const { form, set } = useActivityForm();
  const { posts } = form;
  const isFull = posts.length >= mostPosts;
  const add = (name: string): void => set({ posts: [...posts, newPost(name)] });
  return (
    <div className={styles.posts} role="group" aria-label="岗位要求">
      <b>岗位要求</b>
      <p>
        同一时间可以有几个岗位，各有名额：点场次里的“加岗位”。要说明做什么、要限年龄或要证书的岗位写在这里，没有要求的不用写。
      </p>
      {posts.map((post, index) => (
        <PostRow
          key={`post-${index}`}
          index={index}
          post={post}
          onChange={(patch) =>
            set({ posts: posts.map((one, at) => (at === index ? { ...one, ...patch } : one)) })
          }
          onRename={(name) => set((now) => renamed(now, index, name))}
          onRemove={() => set({ posts: posts.filter((_, at) => at !== index) })}
        />
      ))}
      <div className={styles.adds}>
        {plainPosts(form)
          .slice(0, mostPosts)
          .map((name) => (
            <Button key={name} look="line" size="sm" disabled={isFull} onClick={() => add(name)}>
              <Plus className="ic" aria-hidden />
              给“{name}”写要求
            </Button>
          ))}
        <Button look="line" size="sm" disabled={isFull} onClick={() => add('')}>
          <Plus className="ic" aria-hidden />
          写一个岗位
        </Button>
      </div>
    </div>
  );
}

type RowProps = {
  index: number;
  post: Post;
  onChange: (patch: Partial<Post>) => void;
  onRename: (name: string) => void;
  onRemove: () => void;
};

function PostRow({ index, post, onChange, onRename, onRemove }: RowProps) {
  const { errorOf, findings } = useActivityForm();
  const path = `posts.${index}`;
  const name = `岗位 ${index + 1}`;
  const at = (field: keyof Post) => ({
    id: `field-${path}.${field}`,
    error: errorOf(`${path}.${field}`),
  });
  const hint = findings.find(({ field, level }) => field === `${path}.name` && level === 'warn')?.msg;
  return (
    <div className={styles.post} role="group" aria-label={post.name || name}>
      <div className={layout.pairs}>
        <Field label={`${name}的名称`} {...at('name')} {...(hint && { hint })}>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                value={post.name}
                maxLength={30}
                placeholder="如 现场急救"
                onChange={({ target }) => onRename(target.value)}
              />
            </span>
          )}
        </Field>
        <Field label="星级要求" {...at('minStar')}>
          {(control) => (
            <Select
              {...control}
              value={post.minStar}
              options={starChoices}
              onChoose={(star) => onChange({ minStar: Number(star) })}
            />
          )}
        </Field>
        <Field className={layout.wide} label="做什么" hint="至多 500 个字，所有人可见" {...at('description')}>
          {(control) => (
            <span className="inp inp--area">
              <textarea
                {...control}
                value={post.description}
                maxLength={500}
                onChange={({ target }) => onChange({ description: target.value })}
              />
            </span>
          )}
        </Field>
        <PostNumbers post={post} at={at} onChange={onChange} />
      </div>
      <Qualifications post={post} onChange={onChange} />
      <div className={styles.acts}>
        <Tick
          label="仅限本队成员"
          isOn={post.isMembersOnly}
          onChange={(isMembersOnly) => onChange({ isMembersOnly })}
        />
        <Button look="ghost" size="sm" onClick={onRemove} aria-label={`不写${post.name || name}的要求了`}>
          <X className="ic" aria-hidden />
          不写要求了
        </Button>
      </div>
    </div>
  );
}

type NumbersProps = Pick<RowProps, 'post' | 'onChange'> & {
  at: (field: keyof Post) => { id: string; error: string | undefined };
};

/** Ages and hours that it wants. */
const PostNumbers = ({ post, at, onChange }: NumbersProps) => (
  <>
    <NumberField
      label="岗位最小年龄"
      {...at('minAge')}
      max={120}
      unit="岁"
      value={post.minAge}
      onChange={(minAge) => onChange({ minAge })}
    />
    <NumberField
      label="岗位最大年龄"
      {...at('maxAge')}
      max={120}
      unit="岁"
      value={post.maxAge}
      onChange={(maxAge) => onChange({ maxAge })}
    />
    <NumberField
      label="岗位时长要求"
      hint="报名前须已有的服务时长，0 为不限"
      {...at('minMinutes')}
      max={600_000}
      unit="分钟"
      value={post.minMinutes}
      onChange={(minutes) => onChange({ minMinutes: minutes ?? 0 })}
    />
  </>
);

/** Any one of those ticked is asked for. */
function Qualifications({ post, onChange }: Pick<RowProps, 'post' | 'onChange'>) {
  const chosen = post.qualifications;
  return (
    <fieldset className={styles.papers}>
      <legend className="lab">要有的资格证（有其中一种即可，至多选 {mostQualifications} 种）</legend>
      {qualificationKeys.map((key) => (
        <Tick
          key={key}
          label={qualifications[key]}
          isOn={chosen.includes(key)}
          isOff={!chosen.includes(key) && chosen.length >= mostQualifications}
          onChange={(isOn) =>
            onChange({ qualifications: isOn ? [...chosen, key] : chosen.filter((one) => one !== key) })
          }
        />
      ))}
    </fieldset>
  );
}

type TickProps = { label: string; isOn: boolean; isOff?: boolean; onChange: (isOn: boolean) => void };

const Tick = ({ label, isOn, isOff, onChange }: TickProps) => (
  <label className="ck">
    <input
      type="checkbox"
      checked={isOn}
      disabled={isOff}
      onChange={({ target }) => onChange(target.checked)}
    />
    <i>
      <Check aria-hidden />
    </i>
    {label}
  </label>
);
