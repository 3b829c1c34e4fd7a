import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysAfter, daysAfterSql } from '../../../../server/kernel/time/calendar-days'
import { build, type TestApp } from '../../../build'
import { explored } from '../../../explored'
import { EVERY_DAY } from '../../../ten-zones'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app?.close())

const MINUTES = explored ? Array.from({ length: 48 }, (_, at) => at * 30) : [0, 30, 60, 90, 547, 1425]

it('the database adds calendar days of London to every day of two years as the server does', async () => {
  const instants = EVERY_DAY.flatMap((day) => MINUTES.map((minutes) => new Date(day + minutes * 60_000)))
  const wrong: string[] = []
  for (const days of [1, 7, 30]) {
    const { rows } = await app.services.database.query({
      text: `select ${daysAfterSql('at', days)} as later from unnest($1::timestamptz[]) with ordinality as t(at, place) order by place`,
      values: [instants],
    })
    expect(rows).toHaveLength(instants.length)
    for (const [place, at] of instants.entries()) {
      const meant = daysAfter(at, days)
      if (+new Date(rows[place]?.later as Date) !== +meant) wrong.push(`${at.toISOString()} + ${days}`)
    }
  }
  expect(wrong).toEqual([])
})
