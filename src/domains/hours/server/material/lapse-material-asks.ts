import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { materialSides } from '../../contract/material.words.ts';
import { targetOf } from './ask-material.ts';
import { goOn } from './go-on.ts';
import { overdueAsks } from './material.queries.ts';
import { findAsk, lockAsk, lockRequest, requestOf } from './material.store.ts';

const batch = 100;

/** Five working days without an answer: the request goes on as it stands, and the person and who asked are told. */
export async function lapseMaterialAsks(act: Act): Promise<boolean> {
  const due = await overdueAsks(act.sql, act.now, batch);
  await lockVolunteers(act.sql, [...new Set(due.map(({ volunteerId }) => volunteerId))]);
  for (const { id } of due) {
    const found = await findAsk(act.sql, id);
    const request = found && (await lockRequest(act.sql, requestOf(found)));
    const ask = await lockAsk(act.sql, id);
    if (!request || ask?.state !== 'open') continue;
    await goOn(act, { request, ask }, { state: 'lapsed', answer: null });
    await notify(act, {
      accountId: request.volunteerId,
      category: 'hours',
      title: '补材料的期限到了',
      body: `${request.words}没有补交材料，${materialSides[ask.side]}按现有材料决定，结果会发消息告诉你。`,
      link: ownOriginPath(request.origin),
    });
    await act.audit({ action: 'lapseMaterialAsk', ...targetOf(request), detail: { side: ask.side } });
  }
  return due.length === batch;
}
