import { uploadFile } from '#platform/web/calls/upload-file.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { RichTextField } from '#platform/web/rich-text/rich-text-field.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { FormLines } from './activity-form-fields.tsx';
import { longestContent } from '../../contract/activities.words.ts';
import { useActivityForm } from './activity-form-context.ts';
import { FormPanel } from './activity-form-panel.tsx';
import { ActivityFormCover } from './pictures/activity-form-cover.tsx';
import { ActivityFormPictures } from './pictures/activity-form-pictures.tsx';

/** 4 封面与介绍: a cover, the text and its pictures, what one must bring and what the team provides. */
export function ActivityFormContent() {
  return (
    <FormPanel id="content" note="不上传图片也可以，系统会画一张">
      <ActivityFormCover />
      <div className={layout.pairs}>
        <ContentField />
        <div className={layout.wide}>
          <ActivityFormPictures />
        </div>
        <FormLines field="requirements" label="报名要求" hint="一行一条，至多 12 条" />
        <FormLines field="preparations" label="我们准备" hint="一行一条，如 手套、饮水、雨衣" />
      </div>
    </FormPanel>
  );
}

/** 活动介绍, with headings, lists, links and pictures. */
function ContentField() {
  const { form, set, epoch, errorOf } = useActivityForm();
  const error = errorOf('content');
  return (
    <div className={`field ${layout.wide}`}>
      <p className="lab">
        <span className="req" aria-hidden>
          *
        </span>
        活动介绍
      </p>
      <RichTextField
        key={epoch}
        id="field-content"
        label="活动介绍"
        html={form.content}
        onChange={(content) => set({ content })}
        upload={(file) => uploadFile('activityPicture', file)}
        mostCharacters={longestContent}
        isInvalid={error !== undefined}
        describedBy="content-note"
      />
      <FieldNote
        id="content-note"
        error={error}
        hint="写清为谁做、做什么、怎么安排，至少 30 个字。可以从 Word 粘贴，格式会自动整理。"
      />
    </div>
  );
}
