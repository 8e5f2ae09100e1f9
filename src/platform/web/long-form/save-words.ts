import { timeLabel } from '#platform/contract/instants.ts';
import type { EditorState } from './form-editor.ts';

/** What the bar of a long form says about its saving; empty while nothing was typed. */
export function saveWords(editor: Pick<EditorState<object>, 'state' | 'savedAt' | 'failure'>): string {
  const { state, savedAt, failure } = editor;
  const at = savedAt && timeLabel(savedAt);
  const words = {
    clean: at ? `${at} 已保存。` : '',
    dirty: at ? `${at} 保存过，又有新的改动。` : '有改动还没有保存。',
    saving: '正在保存…',
    offline: '没有连上服务器，内容已留在这台设备上，连上后自动保存。',
    signedOut: '登录已失效，内容已留在这台设备上，重新登录后放回表单。',
    conflict: '有人在别处改过，这次没有保存。',
    refused: failure ?? '',
  };
  return words[state];
}
