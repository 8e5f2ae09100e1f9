import { timeLabel } from '#platform/contract/instants.ts';
import { anomalyLimits as limits, type AnomalyRule } from '../contract/anomalies.words.ts';
import type { AnomalyFacts } from './anomalies.rules.ts';

/** Why it was noticed, two sentences: what was measured beside where the rule begins, and what belongs to it. */
export function reasonsOf(rule: AnomalyRule, facts: AnomalyFacts): string[] {
  const { count, of, from, until, mark, metres, elsewhere, alike, quote, devices } = facts;
  const when = `${timeLabel(from)} 到 ${timeLabel(until)}`;
  const share = of === 0 ? 0 : Math.floor((count * 100) / of);
  const words: Record<AnomalyRule, string[]> = {
    sharedDevice: [
      `一部手机（设备号 ${mark ?? ''}…）替 ${count} 人签到或签退，门槛是 ${limits.devicePeople} 人`,
      `同场用码签到的共 ${of} 人，这部手机的操作在 ${when}`,
    ],
    burst: [
      `${limits.burstSeconds} 秒内 ${count} 人用码，门槛是 ${limits.burstSteps} 人`,
      `同场这一步用码的共 ${of} 人，集中在 ${timeLabel(from)}`,
    ],
    travel: [
      `离开“${elsewhere ?? ''}”到这里签到，相隔 ${((metres ?? 0) / 1000).toFixed(1)} 公里，${when}`,
      `约合 ${count} 公里/时，门槛是 ${of} 公里/时`,
    ],
    sameTimes: [
      `${of} 人里 ${count} 人在同一分钟签到、同一分钟签退，占 ${share}%，门槛是 ${limits.sameShare}%`,
      `起止都是 ${when}`,
    ],
    reusedProof: [`同一个证明文件用在 ${of} 场活动里，涉及 ${count} 条补录`, `另一场是“${elsewhere ?? ''}”`],
    night: [`夜里补录了 ${count} 条，在 ${when}`, '补录的时长都要本人答复，再由中心审核'],
    entryShare: [
      `${limits.entryDays} 天里 ${of} 条记录有 ${count} 条是补录，占 ${share}%，门槛是 ${limits.entryShare}%`,
      '补录是 D 级证据，都由中心审核过才会公示',
    ],
    alikeTexts: [
      `${count} 份说明写的几乎一样，最像的两份 ${alike ?? limits.alikePercent}% 相同，门槛是 ${limits.alikePercent}%；一共比对了 ${of} 份`,
      `“${quote ?? ''}…”，最早的一份写的是“${elsewhere ?? ''}”`,
    ],
    newDevice: [
      `${count} 人在从没用过的设备上登录，${limits.newDeviceHours} 小时内就用它签到；这场用码签到的共 ${of} 人`,
      mark ? `都在同一部设备（设备号 ${mark}…）上，${when}` : `分别在 ${devices ?? count} 部设备上，${when}`,
    ],
  };
  return words[rule];
}
