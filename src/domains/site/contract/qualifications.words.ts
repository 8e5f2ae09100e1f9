import { keysOf } from '#platform/contract/keys-of.ts';

/**
 * Qualifications (资格证) that professional service may ask for (条例第十六条, 宁波市志愿服务条例第十九条): entered in a person's
 * record with the training that led to them, wanted by posts of activities.
 */
export const qualifications = {
  firstAid: '救护员证',
  medical: '医师或护士执业证书',
  counselling: '心理咨询师证书',
  socialWork: '社会工作者职业资格证书',
  teaching: '教师资格证',
  law: '法律职业资格证书',
  signLanguage: '手语翻译证书',
  lifeguard: '游泳救生员证',
  fire: '消防设施操作员证',
  electrician: '低压电工作业证',
  guide: '导游证',
  driving: '机动车驾驶证',
} as const;
export type Qualification = keyof typeof qualifications;
export const qualificationKeys = keysOf(qualifications);
