import { remote } from '#platform/web/calls/remote.ts';
import type {
  createPost,
  deletePost,
  hidePost,
  listTeamQuestions,
  pinPost,
  replyToPost,
  reportPost,
  searchPosts,
} from '../contract/discussion.contract.ts';
import type {
  addChatWord,
  decidePosts,
  listChatQueue,
  previewPosts,
  listChatWords,
  releasePost,
  removeChatWord,
} from '../contract/review.contract.ts';

export const searchPostsCall = remote<typeof searchPosts>(
  'POST',
  '/api/content/activity/SearchProjectChatInfoPage',
);
export const createPostCall = remote<typeof createPost>(
  'POST',
  '/api/content/activity/CreateProjectChatInfo',
);
export const replyToPostCall = remote<typeof replyToPost>(
  'POST',
  '/api/content/activity/ReplyProjectChatInfo',
);
export const hidePostCall = remote<typeof hidePost>('POST', '/api/content/activity/HideProjectChatInfo');
export const reportPostCall = remote<typeof reportPost>(
  'POST',
  '/api/content/activity/ReportProjectChatInfo',
);
export const deletePostCall = remote<typeof deletePost>(
  'POST',
  '/api/content/activity/DeleteProjectChatInfo',
);
export const pinPostCall = remote<typeof pinPost>('POST', '/api/content/activity/PinProjectChatInfo');
export const listTeamQuestionsCall = remote<typeof listTeamQuestions>(
  'POST',
  '/api/discussion/ListTeamQuestions',
);
export const listChatQueueCall = remote<typeof listChatQueue>('POST', '/api/discussion/ListChatQueue');
export const releasePostCall = remote<typeof releasePost>('POST', '/api/discussion/ReleasePost');
export const decidePostsCall = remote<typeof decidePosts>('POST', '/api/discussion/DecidePosts');
export const previewPostsCall = remote<typeof previewPosts>('POST', '/api/discussion/PreviewPosts');
export const listChatWordsCall = remote<typeof listChatWords>('POST', '/api/discussion/ListChatWords');
export const addChatWordCall = remote<typeof addChatWord>('POST', '/api/discussion/AddChatWord');
export const removeChatWordCall = remote<typeof removeChatWord>('POST', '/api/discussion/RemoveChatWord');
