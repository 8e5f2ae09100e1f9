import { toInstant } from '#platform/contract/instants.ts';
import { type City, type CityActivity, type CityVolunteer, dayMs, hourMs, plus } from './city.ts';
import { DISCUSSION } from './texts/discussion.ts';

type Row = Record<string, unknown>;
type Post = Row & { id: number };

/** Activities that people talk at, the latest first. */
const talkedAt = 60;

/** Notices, questions with and without answers and remarks; one post each that waits, was reported or is hidden. */
export function growDiscussion(city: City): { posts: Post[]; reports: Row[]; words: Row[] } {
  const activities = city.activities
    .filter(({ publishedAt, status }) => publishedAt !== null && ['published', 'settling'].includes(status))
    .slice(-talkedAt);
  const posts = activities.flatMap((activity, index) => growPosts(city, activity, index));
  const [first, second, third] = activities.slice(-3);
  const reports: Row[] = [];
  if (first)
    posts.push(
      remark(city, first, {
        content: DISCUSSION.held.text,
        status: 'held',
        heldReason: DISCUSSION.held.reason,
      }),
    );
  if (second)
    posts.push(
      remark(city, second, {
        content: DISCUSSION.hidden.text,
        status: 'hidden',
        hiddenReason: DISCUSSION.hidden.reason,
        moderatedBy: city.reviewerId,
        moderatedAt: toInstant(plus(city.now, -hourMs)),
      }),
    );
  if (third) {
    const { reasons, text } = DISCUSSION.reported;
    const post = remark(city, third, { content: text, reportCount: reasons.length });
    posts.push(post);
    reports.push(...reasons.map((reason, index) => reportRow(city, { post, reason, index })));
  }
  const words = DISCUSSION.words.map((word) => ({ word, createdBy: city.reviewerId }));
  return { posts, reports, words };
}

function growPosts(city: City, activity: CityActivity, index: number): Post[] {
  const { rng } = city;
  const { notices, questions, remarks } = DISCUSSION;
  const posts: Post[] = [];
  const at = moments(city, activity);
  if (index % 4 === 0)
    posts.push(
      post(city, activity, {
        at: at(0.05),
        kind: 'notice',
        content: notices[index % notices.length],
        authorId: activity.team.accountId,
        authorKind: 'team',
        isPinned: index % 8 === 0,
      }),
    );
  const questionCount = rng.int(0, 3);
  for (let asked = 0; asked < questionCount; asked += 1) {
    const text = questions[(index * 3 + asked) % questions.length]!;
    const askedAt = at(0.1 + 0.25 * asked);
    const answeredAt = plus(askedAt, rng.int(1, 20) * hourMs);
    const isAnswered = answeredAt < city.now && rng.next() < 0.8;
    const question = post(city, activity, {
      at: askedAt,
      kind: 'question',
      content: text.question,
      authorId: somebody(city, askedAt).id,
      answeredAt: isAnswered ? toInstant(answeredAt) : null,
    });
    posts.push(question);
    if (isAnswered)
      posts.push(
        post(city, activity, {
          at: answeredAt,
          kind: 'answer',
          content: text.answer,
          parentId: question.id,
          authorId: activity.team.accountId,
          authorKind: 'team',
        }),
      );
  }
  if (index % 3 === 0) posts.push(remark(city, activity, { content: remarks[index % remarks.length] }));
  return posts;
}

/** An instant at a share of the time since the activity was published, at most 20 days back. */
function moments(city: City, { publishedAt }: CityActivity): (share: number) => Date {
  const from = Math.max(publishedAt?.getTime() ?? 0, city.now.getTime() - 20 * dayMs);
  const span = Math.max(0, city.now.getTime() - hourMs - from);
  return (share) => new Date(from + Math.floor(span * share));
}

function remark(city: City, activity: CityActivity, more: Row): Post {
  const at = moments(city, activity)(0.9);
  return post(city, activity, { at, kind: 'discussion', authorId: somebody(city, at).id, ...more });
}

/** A volunteer who had registered by then. */
function somebody(city: City, at: Date): CityVolunteer {
  const known = city.volunteers.filter(({ registeredAt }) => registeredAt < at);
  const pool = known.length > 0 ? known : city.volunteers;
  return pool[city.rng.int(0, Math.min(pool.length, 400) - 1)]!;
}

function post(city: City, activity: CityActivity, { at, ...more }: Row): Post {
  return {
    id: city.idAt(at as Date),
    activityId: activity.id,
    parentId: null,
    authorKind: 'volunteer',
    visibility: 'public',
    isPinned: false,
    status: 'visible',
    heldReason: null,
    hiddenReason: null,
    moderatedBy: null,
    moderatedAt: null,
    reportCount: 0,
    answeredAt: null,
    createdAt: toInstant(at as Date),
    ...more,
  };
}

function reportRow(
  city: City,
  { post: reported, reason, index }: { post: Post; reason: string; index: number },
): Row {
  const others = city.volunteers.filter(({ id }) => id !== reported.authorId);
  return {
    postId: reported.id,
    accountId: others[index]!.id,
    reason,
    createdAt: toInstant(plus(city.now, -(index + 2) * 600_000)),
  };
}
