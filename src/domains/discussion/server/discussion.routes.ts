import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/discussion.contract.ts';
import * as review from '../contract/review.contract.ts';
import { listTeamQuestions } from './list-team-questions.ts';
import { deletePost, hidePost, pinPost, releasePost, reportPost } from './moderate-posts.ts';
import { addChatWord, listChatQueue, listChatWords, removeChatWord } from './review.ts';
import { searchPosts } from './search-posts.ts';
import { createPost, replyToPost } from './write-posts.ts';

/** The room's operations. */
export const discussionBindings: Binding[] = [
  bind(contract.searchProjectChatInfoPage, searchPosts),
  bind(contract.createProjectChatInfo, createPost),
  bind(contract.replyProjectChatInfo, replyToPost),
  bind(contract.hideProjectChatInfo, hidePost),
  bind(contract.reportProjectChatInfo, reportPost),
  bind(contract.deleteProjectChatInfo, deletePost),
  bind(contract.pinProjectChatInfo, pinPost),
  bind(contract.listTeamQuestions, listTeamQuestions),
  bind(review.listChatQueue, listChatQueue),
  bind(review.releaseProjectChatInfo, releasePost),
  bind(review.listChatWords, listChatWords),
  bind(review.addChatWord, addChatWord),
  bind(review.removeChatWord, removeChatWord),
];
