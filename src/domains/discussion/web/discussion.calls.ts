import { remote } from '#platform/web/calls/remote.ts';
import type {
  createProjectChatInfo,
  deleteProjectChatInfo,
  hideProjectChatInfo,
  listTeamQuestions,
  pinProjectChatInfo,
  replyProjectChatInfo,
  reportProjectChatInfo,
  searchProjectChatInfoPage,
} from '../contract/discussion.contract.ts';
import type {
  addChatWord,
  listChatQueue,
  listChatWords,
  releaseProjectChatInfo,
  removeChatWord,
} from '../contract/review.contract.ts';

export const searchPostsCall = remote<typeof searchProjectChatInfoPage>(
  'POST',
  '/api/content/activity/SearchProjectChatInfoPage',
);
export const createPostCall = remote<typeof createProjectChatInfo>(
  'POST',
  '/api/content/activity/CreateProjectChatInfo',
);
export const replyToPostCall = remote<typeof replyProjectChatInfo>(
  'POST',
  '/api/content/activity/ReplyProjectChatInfo',
);
export const hidePostCall = remote<typeof hideProjectChatInfo>(
  'POST',
  '/api/content/activity/HideProjectChatInfo',
);
export const reportPostCall = remote<typeof reportProjectChatInfo>(
  'POST',
  '/api/content/activity/ReportProjectChatInfo',
);
export const deletePostCall = remote<typeof deleteProjectChatInfo>(
  'POST',
  '/api/content/activity/DeleteProjectChatInfo',
);
export const pinPostCall = remote<typeof pinProjectChatInfo>(
  'POST',
  '/api/content/activity/PinProjectChatInfo',
);
export const listTeamQuestionsCall = remote<typeof listTeamQuestions>(
  'POST',
  '/api/discussion/ListTeamQuestions',
);
export const listChatQueueCall = remote<typeof listChatQueue>('POST', '/api/discussion/ListChatQueue');
export const releasePostCall = remote<typeof releaseProjectChatInfo>(
  'POST',
  '/api/discussion/ReleaseProjectChatInfo',
);
export const listChatWordsCall = remote<typeof listChatWords>('POST', '/api/discussion/ListChatWords');
export const addChatWordCall = remote<typeof addChatWord>('POST', '/api/discussion/AddChatWord');
export const removeChatWordCall = remote<typeof removeChatWord>('POST', '/api/discussion/RemoveChatWord');
