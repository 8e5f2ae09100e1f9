import { batchStateLabels, wishStateLabels } from '../contract/certificate-batches.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room. */
export const certificatesAuditWords: RoomAuditWords = {
  acts: { revokeStarCertificate: '撤销星级证书' },
  targets: { certificate: '证书', issuerSeal: '印章', certificateBatch: '集体开证' },
  fields: {
    certNo: '证书编号',
    itemCount: '记录条数',
    totalMinutes: '合计分钟',
    replaces: '替换',
    recipient: '交给谁',
    peopleCount: '人数',
    agreedCount: '同意的人数',
    sha256: '指纹 SHA-256',
    level: '星级',
    isRepeated: '重复提交',
    idWhole: '写完整证件号',
  },
  values: { state: { ...batchStateLabels, ...wishStateLabels } },
};
