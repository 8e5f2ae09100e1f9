import { useRef, useState } from 'react';
import { timeLabel } from '#platform/contract/instants.ts';
import { noAnswer, OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { isEarlyLeave } from '../../contract/early-leave.rules.ts';
import {
  getAttendanceBoardCall,
  readVolunteerCodeCall,
  recordVolunteerCodeCall,
} from '../attendance.calls.ts';
import { codeInText } from '../scanned-code.ts';
import { signalScan } from './scan-sound.ts';

/** under: on its way · done: recorded · asks: it would be a check-out before half of the shift · refused: with the sentence why. */
export type Scan = {
  key: number;
  code: string;
  kind: 'under' | 'done' | 'asks' | 'refused';
  name: string;
  words: string;
  warning?: string;
};

const boards = [getAttendanceBoardCall];
const mostShown = 4;
const secondDevice = '这个码一小时内在两台设备上出示过，请核对是否本人';

/** Reads and records volunteers' codes one after the other, in the order in which the camera saw them. */
export function useScanRun(activityId: number, hasSound: boolean) {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [doneCount, setDoneCount] = useState(0);
  const refresh = useRefresh(boards);
  const line = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);
  const show = (scan: Scan): void =>
    setScans((before) => [scan, ...before.filter(({ key }) => key !== scan.key)].slice(0, mostShown));
  const end = (scan: Scan): void => {
    show(scan);
    signalScan(scan.kind === 'done', hasSound);
    if (scan.kind !== 'done') return;
    setDoneCount((count) => count + 1);
    refresh();
  };
  const run = (scan: Scan, isConfirmed: boolean): void => {
    show({ ...scan, kind: 'under', words: '正在登记' });
    line.current = line.current.then(async () => end(await recordScan(activityId, scan, isConfirmed)));
  };
  return {
    scans,
    doneCount,
    read: (text: string): void => {
      lastKey.current += 1;
      const scan = {
        key: lastKey.current,
        code: codeInText(text),
        kind: 'under',
        name: '',
        words: '',
      } as const;
      if (/[?&]code=/i.test(text)) run(scan, false);
      else end({ ...scan, kind: 'refused', words: '这不是志愿者码，请对准志愿者手机上的码。' });
    },
    confirm: (scan: Scan): void => run(scan, true),
  };
}

async function recordScan(activityId: number, scan: Scan, isConfirmed: boolean): Promise<Scan> {
  const request = { activityId, code: scan.code };
  const options = { reportedBy: 'form' } as const;
  try {
    const person = await callOperation(readVolunteerCodeCall, request, options);
    const { name } = person;
    if (person.refused) return { ...scan, kind: 'refused', name, words: person.refused.msg };
    if (person.step === 'checkOut' && !isConfirmed && isEarlyLeave(person))
      return { ...scan, kind: 'asks', name, words: '本场还不到一半，没有签退' };
    const { state, at } = await callOperation(recordVolunteerCodeCall, request, options);
    const words = `已${state === 'checkedIn' ? '签到' : '签退'} ${timeLabel(at)}${person.isWalkIn ? '，现场加入' : ''}`;
    return { ...scan, kind: 'done', name, words, ...(person.isSecondDevice && { warning: secondDevice }) };
  } catch (error) {
    const failure = error instanceof OperationFailed ? error : undefined;
    const words =
      !failure || failure.code === noAnswer
        ? '没有网络，码一会儿就过期，登记不了。请在名单里点名，会先记在这台手机里'
        : failure.msg;
    return { ...scan, kind: 'refused', words };
  }
}
