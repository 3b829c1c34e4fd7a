import { type Context, signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { reviewReplay } from '../replay/reviewReplay'
import { createFitting, fitMemory } from '../schedule/fit-due'
import { fitToExam } from '../schedule/fit-to-exam'
import { reviewerOf, settingsOf } from '../schedule/reviewer'
import { reviewAnswer } from './reviewAnswer'
import { reviewCardsAdd } from './reviewCardsAdd'
import { reviewKept } from './reviewKept'
import { reviewMemory } from './reviewMemory'
import { reviewNext } from './reviewNext'
import { reviewQueue } from './reviewQueue'
import { reviewQueued } from './reviewQueued'
import { reviewSetAside } from './reviewSetAside'
import { reviewSettingsWrite } from './reviewSettingsWrite'
import { reviewStuck } from './reviewStuck'
import { reviewResume, reviewSuspend } from './reviewSuspend'
import { reviewUndo } from './reviewUndo'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** Somebody whose parameters of memory are to be found. */
    memory: { userId: string }
  }
}

const reviewSettings: Operation<'reviewSettings'> = async (_args, context) =>
  reviewerOf(context.database, signedIn(context).id, context.clock.now())

const reviewCardsIn: Operation<'reviewCardsIn'> = async ({ bundleId }, context) => {
  const { rows } = await context.database.query({
    text: `select count(*)::int as count from review_cards c join bundles u on u.content_id = c.content_id
      where c.user_id = $1 and u.id = $2 and c.side <> 'question'`,
    values: [signedIn(context).id, bundleId],
  })
  return rows[0]?.count as number
}

const picture = {
  image: ({ image }: { image: string | null }, _args: never, context: Context) =>
    context.pictures.address(image, context),
}

/** A person's cards and answers for their export. */
async function exportedCards({ database }: Context, userId: string) {
  const { rows } = await database.query({
    text: `select block_id as "blockId", own_card_id as "ownCardId", side, state, due, reps, lapses, last_review as "lastReview", suspended_at as "suspendedAt", inserted_at as "insertedAt"
      from review_cards where user_id = $1 order by id`,
    values: [userId],
  })
  return rows
}

async function exportedAnswers({ database }: Context, userId: string) {
  const { rows } = await database.query({
    text: 'select card_id as "cardId", at, grade, seconds from review_logs where user_id = $1 and undone_at is null order by at',
    values: [userId],
  })
  return rows
}

async function exportedSettings({ database, clock }: Context, userId: string) {
  return [settingsOf(await reviewerOf(database, userId, clock.now()))]
}

export const reviewCard = noun({
  entities: [],
  operations: {
    reviewAnswer,
    reviewCardsAdd,
    reviewCardsIn,
    reviewKept,
    reviewMemory,
    reviewNext,
    reviewQueue,
    reviewQueued,
    reviewReplay,
    reviewResume,
    reviewSetAside,
    reviewSettings,
    reviewSettingsWrite,
    reviewStuck,
    reviewSuspend,
    reviewUndo,
  },
  fields: { ReviewCard: picture, ReviewKeptCard: picture },
  sittingsChanged: fitToExam,
  whenDue: createFitting,
  jobs: { memory: (services, { userId }) => fitMemory(services, userId) },
  rates: {
    reviewCardsAdd: perPerson(60),
    reviewKept: perPerson(60),
    reviewReplay: perPerson(60),
    reviewStuck: perPerson(120),
  },
  erasure: 'goes with the account',
  exported: { reviewCards: exportedCards, reviewAnswers: exportedAnswers, reviewSettings: exportedSettings },
  unwatched: {
    review_cards: 'each person’s own',
    review_logs: 'each person’s own',
    review_settings: 'each person’s own',
  },
  outOfReach: {
    review_cards_criterion: 'a second one leaves it as it is',
    review_cards_own: 'a side that is there stays as it is',
    review_cards_once: 'a second one leaves it as it is',
    review_logs_event: 'a repetition is found while the card is held',
    review_logs_once: 'a repetition finds the card answered',
  },
  unrecorded: { reviewReplay: 'their own', reviewSettingsWrite: 'their own' },
})
