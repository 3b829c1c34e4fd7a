import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { attempts, minutes, question } from './library'

const server = process.env.DATABASE_URL_TEST ?? ''
const name = `articled_${newId().replaceAll('-', '')}`

async function admin(text: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

beforeAll(async () => {
  if (server) await admin(`create database ${name} template ${process.env.TEST_TEMPLATE}`)
})
afterAll(async () => {
  if (server) await admin(`drop database if exists ${name} with (force)`)
})

it.runIf(server)(
  'attempts outlive the server: the next one goes on with them, and hands in what ended meanwhile',
  async () => {
    const databaseUrl = new URL(server)
    databaseUrl.pathname = `/${name}`
    const first = await attempts({ databaseUrl: databaseUrl.href })
    const begun = async (values: object) => {
      const { bundleId } = await first.opened([question('single_best_answer')], values)
      const { id, questions } = (await first.start({ bundleId })).data.testAttemptStart
      await first.answer(id, questions[0].id, { answer: ['b'] })
      return { id, questionId: questions[0].id, bundleId }
    }
    const [ending, open] = [await begun({ timerEnable: true, timeLimit: 30 }), await begun({})]
    await first.close()

    const next = await attempts({ databaseUrl: databaseUrl.href })
    next.services.clock.set(minutes(31))
    await next.sweep()
    expect(await next.show(ending.id, first.student)).toMatchObject({
      status: 'graded',
      points: 1,
      submittedByClock: true,
    })
    expect((await next.start({ bundleId: open.bundleId }, first.student)).data.testAttemptStart).toMatchObject({
      id: open.id,
      status: 'in_progress',
      answered: 1,
    })
    const answer = await next.answer(open.id, open.questionId, { change: 100, answer: ['a'] }, first.student)
    expect(answer.data.testAttemptAnswer).toMatchObject({ answer: ['a'] })
    await next.close()
  },
)
