import { type Conditions, ME } from '../../../access/rule'
import type { Operation } from '../../kernel/graphql/operation'
import { list } from '../../kernel/read/lists'
import { selectionOf } from '../../kernel/read/selection'
import { nothing } from '../life/facts'

export const sessions = list('Session')

/** The caller's own sessions; upcoming ones in the order of their start. */
export const userSessions: Operation<'userSessions'> = (args, context, info) => {
  const byStart = !args.orderBy || args.orderBy === 'start_at'
  const orderDirection = args.orderDirection ?? (byStart ? (args.from ? 'asc' : 'desc') : null)
  return context.reader.page('Session', { ...args, orderDirection }, selectionOf(info), { 'attendees.userId': ME })
}

const satByMe: Conditions = { status: 'marked', attendees: { $elemMatch: { userId: ME, role: 'candidate' } } }

export const userSessionsMarked: Operation<'userSessionsMarked'> = (args, context, info) =>
  context.reader.page('Session', { ...args, orderBy: 'marked', orderDirection: 'desc' }, selectionOf(info), satByMe)

export const sessionMarksheet: Operation<'sessionMarksheet'> = async ({ sessionId }, context, info) => {
  await context.reader.one('Session', sessionId, nothing)
  return context.reader.find('SessionMarksheet', sessionId, selectionOf(info), 'sessionId')
}

export const sessionMaterials: Operation<'sessionMaterials'> = async ({ sessionId }, context, info) => {
  await context.reader.one('Session', sessionId, nothing)
  return context.reader.all('SessionMaterial', { sessionId }, selectionOf(info))
}

export const sessionAnswers: Operation<'sessionAnswers'> = async ({ sessionId }, context, info) => {
  await context.reader.one('Session', sessionId, nothing)
  return context.reader.all('SessionAnswer', { sessionId }, selectionOf(info))
}
