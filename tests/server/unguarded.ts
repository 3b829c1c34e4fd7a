import type { TestApp } from '../build'

/** Does this without the database's own guard of refunds, as before there was one, and puts the guard back whatever happens. */
export async function unguarded<Result>(app: TestApp, work: () => Promise<Result>): Promise<Result> {
  const guard = (how: 'disable' | 'enable') =>
    app.services.database.query({ text: `alter table transactions ${how} trigger transactions_refund` })
  await guard('disable')
  try {
    return await work()
  } finally {
    await guard('enable')
  }
}
