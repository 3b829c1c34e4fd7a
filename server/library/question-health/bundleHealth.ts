import { holds } from '../../../access/viewer'
import type { QuestionHealthView } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { type Health, healthOf } from './health'
import { gravity, isOldLaw } from './warnings'

const MOST = 100
const asked = fields('id', 'title', 'categoryId', 'resultsPass')

interface Bundle {
  id: string
  title: string
  categoryId: string
  resultsPass: number | null
}

/** How the questions of a bundle do. Its cost follows from the bundle alone: what is counted is kept question by question. */
export const bundleHealth: Operation<'bundleHealth'> = async (args, context) => {
  const { bundleId, view, lawBefore, page, pageSize } = args
  const [at, size] = [Math.max(1, page ?? 1), pageSize ?? 50]
  if (size < 1 || size > MOST) throw invalid('pageSize', `Must be a whole number from 1 to ${MOST}.`)
  const bundle = await ownBundle(context, bundleId)
  const now = context.clock.now()
  const questions = await healthOf(context.database, bundleId, { userId: signedIn(context).id, now })
  const isLaw = lawTest(now, lawBefore)
  const views: Record<QuestionHealthView, Health[]> = {
    all: questions,
    to_look_at: questions.filter(({ warnings }) => warnings.length).sort(worse),
    voided: questions.filter(({ voidedAt }) => voidedAt),
    law: questions.filter(isLaw).sort((one, other) => dayOf(one).localeCompare(dayOf(other))),
  }
  const shown = views[view ?? 'to_look_at']
  return {
    ...{ id: bundle.id, title: bundle.title, categoryId: bundle.categoryId },
    answers: questions.reduce((sum, { answers }) => sum + answers, 0),
    all: questions.length,
    toLookAt: views.to_look_at.length,
    voided: views.voided.length,
    law: views.law.length,
    ...passLine(bundle, questions),
    questions: shown.slice((at - 1) * size, at * size),
    pageInfo: pageInfoOf(shown, at, size),
  }
}

/** The bundle, for its authors and staff with manage_content. Throws NOT_FOUND for others, as for a draft. */
async function ownBundle(context: Context, bundleId: string): Promise<Bundle> {
  const viewer = signedIn(context)
  const bundle = (await context.reader.find('Bundle', bundleId, { ...asked, bundleAuthors: { userId: {} } })) as
    | (Bundle & { bundleAuthors: { userId: string }[] })
    | null
  if (!bundle) throw notFound(nameOf('Bundle'))
  const isAuthor = bundle.bundleAuthors.some(({ userId }) => userId === viewer.id)
  if (!isAuthor && !holds(viewer, 'manage_content')) throw notFound(nameOf('Bundle'))
  return bundle
}

function lawTest(now: Date, before: string | null | undefined) {
  const today = now.toISOString().slice(0, 10)
  return ({ lawStatedAt, voidedAt }: Health) => {
    if (voidedAt) return false
    if (!lawStatedAt) return true
    return before ? lawStatedAt < before : isOldLaw(lawStatedAt, today)
  }
}

const dayOf = ({ lawStatedAt }: Health) => lawStatedAt ?? ''

const worse = (one: Health, other: Health) =>
  gravity(one.warnings) - gravity(other.warnings) || other.warnings.length - one.warnings.length

/** The line of an attempt that begins now. */
function passLine({ resultsPass }: Bundle, questions: readonly Health[]) {
  const used = questions.filter(({ voidedAt }) => !voidedAt)
  const estimates = used.flatMap(({ estimate }) => estimate ?? [])
  const estimated = estimates.length
  if (resultsPass !== null) return { passPercent: resultsPass, passFrom: 'set' as const, estimated }
  if (!used.length || estimated < used.length) return { passPercent: null, passFrom: 'none' as const, estimated }
  const mean = estimates.reduce((sum, each) => sum + each, 0) / estimated
  return { passPercent: Math.round(mean * 100) / 100, passFrom: 'estimates' as const, estimated }
}

function pageInfoOf(rows: readonly Health[], page: number, pageSize: number) {
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const [hasPreviousPage, hasNextPage] = [page > 1, page * pageSize < rows.length]
  const offset = (page - 1) * pageSize
  return {
    currentOffset: offset,
    currentPage: page,
    startCursor: shown[0]?.id ?? null,
    endCursor: shown.at(-1)?.id ?? null,
    hasNextPage,
    hasPreviousPage,
    nextPage: hasNextPage ? page + 1 : null,
    previousPage: hasPreviousPage ? page - 1 : null,
    nextOffset: hasNextPage ? offset + pageSize : null,
    previousOffset: hasPreviousPage ? Math.max(0, offset - pageSize) : null,
    pageSize,
    totalCount: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
  }
}
