import { callOperation } from '#platform/web/calls/call-operation.ts';
import { remote } from '#platform/web/calls/remote.ts';
import type { getFileLink, openPaper as openPaperOperation } from '../contract/files.contract.ts';

const getFileLinkCall = remote<typeof getFileLink>('GET', '/api/files/GetFileLink/{id}');

const openPaperCall = remote<typeof openPaperOperation>('POST', '/api/files/OpenPaper');

/** Opens a private file in a new tab, or saves it; the link holds five minutes. Failures are told by a toast. */
export const openPrivateFile = (fileId: number): Promise<void> =>
  openLink(() => callOperation(getFileLinkCall, { id: fileId }));

/** The same for papers of a correction or a claim, and whatever else stands beside them; looks at those of others are kept. */
export const openPaper = (fileId: number): Promise<void> =>
  openLink(() => callOperation(openPaperCall, { fileId }));

/** The same by a link that another room's call gives. */
export async function openLink(linkOf: () => Promise<{ url: string }>): Promise<void> {
  // Opened by the click itself: a window opened after waiting would be blocked.
  const tab = open('about:blank', '_blank');
  try {
    const { url } = await linkOf();
    if (tab) tab.location.href = url;
    else location.assign(url);
  } catch {
    tab?.close();
  }
}

/** A link to a private file that is shown in the page; it holds five minutes. @throws OperationFailed */
export const privateFileUrl = async (fileId: number): Promise<string> =>
  (await callOperation(getFileLinkCall, { id: fileId }, { reportedBy: 'form' })).url;
