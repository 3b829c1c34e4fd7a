import { expect, it } from 'vitest'
import { openQueue } from '../../../../server/kernel/jobs/queue'
import { build } from '../../../build'

it('the first job of a server is queued within its transaction, though nobody has looked at the queue before', async () => {
  const app = await build()
  const { clock, database, log, settings } = app.services
  const jobs = await openQueue({ clock, database, log, names: ['mail'], onTrouble: () => {}, secret: settings.secret })
  const mail = { to: 'first@articled.example', subject: 'First', text: 'One' }
  await database.transaction((transaction) => jobs.queue(transaction, 'mail', mail, { about: null }))
  await app.services.jobs.drain()
  expect(app.outbox.list().map(({ to }) => to)).toEqual([mail.to])
  await jobs.stop()
  await app.close()
})
