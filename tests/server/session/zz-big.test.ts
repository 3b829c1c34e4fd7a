import { expect, it } from 'vitest'
import { school } from '/work/main/tests/server/session/school'
it('big refused upload over a real socket', async () => {
  const app = await school()
  await app.server.listen({ port: 5341, host: '127.0.0.1' })
  const id = await app.session()
  for (const [who, size] of [[app.student, 1e5], [app.stranger, 1e5], [app.student, 1e6], [app.student, 3e6], [app.stranger, 3e6], [app.student, 8e6]] as const) {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: 'mutation ($id: ID!, $file: Upload) { sessionAnswerCreate(sessionId: $id, title: "Memo", contentType: "text/plain", file: $file) { id } }', variables: { id, file: null } }))
    form.set('map', JSON.stringify({ 0: ['variables.file'] }))
    form.set('0', new Blob([Buffer.alloc(size, 'a')], { type: 'text/plain' }), 'memo.txt')
    const t = Date.now()
    const response = await fetch('http://127.0.0.1:5341/graphql', { method: 'POST', body: form, headers: { authorization: `Bearer ${who.token}`, 'apollo-require-preflight': '1' }, signal: AbortSignal.timeout(5000) }).then((r) => r.text(), (e) => String(e) + String(e.cause))
    console.log(size, Date.now() - t, 'ms', response.slice(0, 200))
  }
  await app.close()
}, 90000)
