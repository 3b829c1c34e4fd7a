import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret, newSecret } from '../../../../server/gateways/sign-in/secrets'
import { signIns } from '../../../../server/identity/sign-in/table'
import { build, type TestApp } from '../../../build'
import { explored } from '../../../explored'

const TABS = 10
const ROUNDS = explored ? 200 : 40

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const refresh = 'mutation ($token: String!) { refreshTokens(refreshToken: $token) { refreshToken } }'

describe('ten tabs of one browser', () => {
  it('renew at the same time, time after time, and nobody is signed out', { timeout: 120_000 }, async () => {
    const { id } = await app.person()
    let token = newSecret()
    const { clock, database } = app.services
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await database.orm.insert(signIns).values({ userId: id, tokenHash: hashSecret(token), expiresAt, insertedAt: now })
    let refused = 0
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(Array.from({ length: TABS }, () => app.send(refresh, { token })))
      refused += answers.filter(({ errors }) => errors).length
      const successors = new Set(answers.map(({ data }) => data?.refreshTokens.refreshToken))
      expect(successors.size).toBe(1)
      token = answers[0]?.data.refreshTokens.refreshToken
    }
    expect(refused).toBe(0)
  })
})
