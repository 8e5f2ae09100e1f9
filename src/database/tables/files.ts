import type { Generated } from 'kysely';

/** Tables that the files room writes; columns are described in the migration. */
export type FilesTable = {
  id: number;
  key: string;
  purpose:
    | 'avatar'
    | 'teamLogo'
    | 'teamProof'
    | 'newsPicture'
    | 'newsAttachment'
    | 'activityPicture'
    | 'idProof'
    | 'hourProof'
    | 'makeupProof'
    | 'complaintProof'
    | 'recordProof'
    | 'needVoice'
    | 'needPicture'
    | 'visitPhoto'
    | 'microPhoto';
  /** Who sent it; null where it was somebody without an account, whose number `holderHash` is, and of evidence that a complaint has. */
  uploaderId: number | null;
  holderHash: Generated<string | null>;
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
  status: Generated<'temporary' | 'attached' | 'removing'>;
  targetType: string | null;
  targetId: number | null;
  /** When the clean-up removes it; null while something holds it. */
  expiresAt: Date | null;
  createdAt: Generated<Date>;
};
