import pg from 'pg'
import { mailbox } from '../../tests/server/mailbox'
import type { School } from '../school/schools'
import { openSchool } from '../school/schools'
import { ask, renew, type Server, type SignedIn, signIn } from '../server'
import { sized } from '../size'
import { TUTOR } from './fill'

const CREATE =
  'mutation ($id: ID!, $title: String!) { studyGroupPostCreate(studyGroupId: $id, title: $title, body: "<p>Please read it.</p>") { id } }'
const NOTIFY = 'mutation ($id: ID!) { studyGroupPostNotify(id: $id) { id notifiedAt } }'

/** The shares of members who have been told when the server is killed. */
const KILLS = sized([0, 0.4, 0.8], [0.5])
const PATIENCE_MS = 300_000

/** What came of one post. */
export interface Telling {
  answeredMs: number
  /** The members who had been told when the server was killed; null: it was not. */
  killedAt: number | null
  /** Seconds, from the answer, until all members stand as told, and until no job is left. */
  toldS: number
  doneS: number
  people: number
  twice: number
  never: number
  mails: number
  mailsTwice: number
  mailsNever: number
}

/** Posts to the large group and tells its members: once as it goes, and then with the server killed at each share. */
export async function tellings(school: School, groupId: string, port: number): Promise<Telling[]> {
  const box = await mailbox()
  const client = new pg.Client({ connectionString: school.databaseUrl })
  await client.connect()
  const start = () => openSchool(school, port, { env: { SMTP_URL: box.smtpUrl, LOG_LEVEL: 'silent' } })
  let server = await start()
  const told: Telling[] = []
  try {
    let tutor = await signIn(server.url, TUTOR, async () =>
      box.mails.map(({ to, text = '' }) => ({ to: [to ?? []].flat()[0]?.text ?? '', text })),
    )
    for (const [round, share] of [null, ...KILLS].entries()) {
      tutor = await renew(server.url, tutor)
      const title = `Round ${round}`
      const post = await posted(server, tutor, groupId, title)
      const people = await membersOf(client, groupId, tutor.user.id)
      const began = performance.now()
      await ask(server.url, NOTIFY, { id: post }, tutor.accessToken)
      const answeredMs = performance.now() - began
      let killedAt: number | null = null
      if (share !== null) {
        await untilTold(client, post, people * share)
        await server.kill()
        killedAt = await toldOf(client, post)
        server = await start()
      }
      const since = performance.now()
      await untilTold(client, post, people)
      const toldS = (performance.now() - since) / 1000
      await untilIdle(client)
      const doneS = (performance.now() - since) / 1000
      const mails = box.mails
        .filter(({ subject }) => subject === title)
        .map(({ to }) => [to ?? []].flat()[0]?.text ?? '')
      told.push({
        answeredMs,
        killedAt,
        toldS,
        doneS,
        people,
        ...(await countsOf(client, post, groupId)),
        ...mailsOf(mails, people),
      })
    }
    return told
  } finally {
    await server.stop()
    await client.end()
    await box.close()
  }
}

const posted = async (server: Server, { accessToken }: SignedIn, id: string, title: string) =>
  (await ask<{ studyGroupPostCreate: { id: string } }>(server.url, CREATE, { id, title }, accessToken))
    .studyGroupPostCreate.id

const numberOf = async (client: pg.Client, text: string, values: unknown[]) =>
  Number((await client.query(text, values)).rows[0].count)

const membersOf = (client: pg.Client, groupId: string, author: string) =>
  numberOf(client, `select count(*) from members where study_group_id = $1 and state = 'accepted' and user_id <> $2`, [
    groupId,
    author,
  ])

/** Those who stand as told in the post's own row. */
const toldOf = (client: pg.Client, post: string) =>
  numberOf(
    client,
    `select count(*) from study_group_posts p join members m on m.study_group_id = p.study_group_id and m.user_id <= p.told_until
      where p.id = $1 and m.state = 'accepted' and m.user_id is distinct from p.author_id`,
    [post],
  )

async function untilTold(client: pg.Client, post: string, least: number) {
  await until(async () => (await toldOf(client, post)) >= least, 'the members are not told')
}

const jobs = `select count(*) from pgboss.job where name in ('group_post', 'mail') and state < 'completed'`
const untilIdle = (client: pg.Client) => until(async () => !(await numberOf(client, jobs, [])), 'jobs do not end')

async function until(isSo: () => Promise<boolean>, otherwise: string) {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 5))
  }
  throw new Error(otherwise)
}

const counts = `with each as (select m.user_id, (select count(*) from notifications n where n.user_id = m.user_id and n.about_id = $1) as times
    from members m where m.study_group_id = $2 and m.state = 'accepted'
      and m.user_id is distinct from (select author_id from study_group_posts where id = $1))
  select count(*) filter (where times > 1)::int as twice, count(*) filter (where times = 0)::int as never from each`

const countsOf = async (client: pg.Client, post: string, groupId: string) =>
  (await client.query(counts, [post, groupId])).rows[0] as Pick<Telling, 'twice' | 'never'>

function mailsOf(to: readonly string[], people: number): Pick<Telling, 'mails' | 'mailsTwice' | 'mailsNever'> {
  const once = new Set(to).size
  return { mails: to.length, mailsTwice: to.length - once, mailsNever: people - once }
}
