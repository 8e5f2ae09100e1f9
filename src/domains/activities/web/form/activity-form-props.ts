import type { PreviewParts } from '../preview/activity-preview-dialog.tsx';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { ActivityStatus } from '../../contract/activities.words.ts';

/** What the form needs to know of the activity it writes. */
export type ActivityFormProps = {
  form: ActivityForm;
  activityId?: number;
  version?: number;
  status: ActivityStatus;
  /** Somebody has signed up: what they agreed to changes by review, and they are asked again. */
  hasSignUps: boolean;
  areas: readonly { code: string; name: string }[];
  /** Places that are taken now, of a public activity. */
  takenCount?: number;
  previewParts?: PreviewParts;
  /** Reads the stored activity again, after someone else changed it. */
  onReload: () => void;
  /** The version that is stored now; a form that was never saved has none. */
  readVersion: () => Promise<number | undefined>;
  /** After every save and submission, so that lists and details read again. */
  onWritten: () => void;
};
