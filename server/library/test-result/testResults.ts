import { eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { examProfiles } from '../../../rules/library/exam-profiles'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { examSittings } from '../../school/exam-sitting/table'
import { areasByName, groupsOf, paceOf } from './first-answers'
import { readinessOf } from './readiness'
import { takenTests } from './taken-tests'

/** How ready somebody is, and the tests they have taken. */
export const testResults: Operation<'testResults'> = async ({ userId }, context) => {
  const viewer = signedIn(context)
  if (userId && userId !== viewer.id && !holds(viewer, 'view_all_users')) throw forbidden()
  const whose = userId ?? viewer.id
  const now = context.clock.now()
  const { database } = context
  const [groups, practiceAreas, sittings, tests] = await Promise.all([
    groupsOf(database, whose, now),
    areasByName(database),
    database.orm.select().from(examSittings).where(eq(examSittings.userId, whose)),
    takenTests(context.reader, whose),
  ])
  const today = now.toISOString().slice(0, 10)
  const papers = examProfiles.flatMap((profile) =>
    profile.papers.flatMap((paper) => {
      const found = readinessOf(paper, groups, { practiceAreas, now })
      const sitting = sittings.find((each) => each.exam === profile.exam && each.paper === paper.paper)
      if (!found || (!found.answers && !sitting)) return []
      return [{ ...found, date: sitting && sitting.date >= today ? sitting.date : null, known: paper.areas }]
    }),
  )
  return {
    tests,
    papers: await Promise.all(
      papers.map(async ({ known, ...paper }) => ({
        ...paper,
        ...(await paceOf(
          database,
          whose,
          now,
          known.map(({ area }) => area),
        )),
      })),
    ),
  }
}
