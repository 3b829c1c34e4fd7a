import { type Context, signedIn } from '../../kernel/context'
import type { FieldResolvers } from '../../kernel/graphql/operation'
import { row } from '../../kernel/read/lists'
import { allowedOperations } from './allowed'
import type { SessionFacts } from './facts'
import { sessionAnswers, sessionMarksheet, sessionMaterials, sessions, userSessions, userSessionsMarked } from './lists'
import { isLive } from './live-types'
import { sessionAnswerCreate } from './sessionAnswerCreate'
import { sessionAnswerDelete } from './sessionAnswerDelete'
import { sessionAttendeeCreate } from './sessionAttendeeCreate'
import { sessionAttendeeDelete } from './sessionAttendeeDelete'
import { sessionDelete } from './sessionDelete'
import { sessionGenerateAlarmEmail } from './sessionGenerateAlarmEmail'
import { sessionGenerateSuggestedAnswer } from './sessionGenerateSuggestedAnswer'
import { sessionMarksheetUpdate } from './sessionMarksheetUpdate'
import { sessionMaterialCreate } from './sessionMaterialCreate'
import { sessionMaterialDelete } from './sessionMaterialDelete'
import { sessionMaterialDownload } from './sessionMaterialDownload'
import { sessionNoteCreate, sessionNoteUpdate } from './sessionNote'
import { sessionUpdate } from './sessionUpdate'
import { sessionUpdateLink } from './sessionUpdateLink'
import { sessionUpdateMarked } from './sessionUpdateMarked'
import { sessionUpdateNoShow } from './sessionUpdateNoShow'
import { sessionUpdateReady } from './sessionUpdateReady'
import { sessionUpdateStatus } from './sessionUpdateStatus'
import { sessionUpdateUnready } from './sessionUpdateUnready'

export const session = {
  session: row('Session'),
  sessionAnswerCreate,
  sessionAnswerDelete,
  sessionAnswers,
  sessionAttendeeCreate,
  sessionAttendeeDelete,
  sessionDelete,
  sessionGenerateAlarmEmail,
  sessionGenerateSuggestedAnswer,
  sessionMarksheet,
  sessionMarksheetUpdate,
  sessionMaterialCreate,
  sessionMaterialDelete,
  sessionMaterialDownload,
  sessionMaterials,
  sessionNoteCreate,
  sessionNoteUpdate,
  sessions,
  sessionUpdate,
  sessionUpdateLink,
  sessionUpdateMarked,
  sessionUpdateNoShow,
  sessionUpdateReady,
  sessionUpdateStatus,
  sessionUpdateUnready,
  userSessions,
  userSessionsMarked,
}

type Instants = 'startAt' | 'endAt' | 'deadline' | 'accessOpen' | 'holdUntil'

/** The columns behind `allowed`, as the reader answers them: instants are text. */
interface Source extends Omit<SessionFacts, Instants | 'live'>, Record<Instants, string | null> {
  sessionTypeId: string
}

async function allowed(source: Source, _args: never, context: Context) {
  const at = (text: string | null) => (text === null ? null : new Date(text))
  const facts: SessionFacts = {
    ...source,
    live: await isLive(context, source.sessionTypeId),
    startAt: new Date(source.startAt ?? 0),
    endAt: new Date(source.endAt ?? 0),
    deadline: at(source.deadline),
    accessOpen: at(source.accessOpen),
    holdUntil: at(source.holdUntil),
  }
  return allowedOperations(facts, signedIn(context), context.clock.now())
}

export const sessionFields = { Session: { allowed } } satisfies FieldResolvers
