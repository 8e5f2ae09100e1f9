import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/discussion.contract.ts';
import * as review from '../contract/review.contract.ts';
import { addChatWord } from './words/add-chat-word.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { decidePosts } from './decide-posts.ts';
import { hidePost } from './hide-post.ts';
import { listChatQueue } from './list-chat-queue.ts';
import { listChatWords } from './words/list-chat-words.ts';
import { listTeamQuestions } from './list-team-questions.ts';
import { pinPost } from './pin-post.ts';
import { previewPosts } from './preview-posts.ts';
import { releasePost } from './release-post.ts';
import { removeChatWord } from './words/remove-chat-word.ts';
import { replyToPost } from './reply-to-post.ts';
import { reportPost } from './report-post.ts';
import { searchPosts } from './search-posts.ts';

/** The room's operations. */
export const discussionBindings: Binding[] = [
  bind(contract.searchPosts, searchPosts),
  bind(contract.createPost, createPost),
  bind(contract.replyToPost, replyToPost),
  bind(contract.hidePost, hidePost),
  bind(contract.reportPost, reportPost),
  bind(contract.deletePost, deletePost),
  bind(contract.pinPost, pinPost),
  bind(contract.listTeamQuestions, listTeamQuestions),
  bind(review.listChatQueue, listChatQueue),
  bind(review.releasePost, releasePost),
  bind(review.decidePosts, decidePosts),
  bind(review.previewPosts, previewPosts),
  bind(review.listChatWords, listChatWords),
  bind(review.addChatWord, addChatWord),
  bind(review.removeChatWord, removeChatWord),
];
