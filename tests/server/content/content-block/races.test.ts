import { afterAll, beforeAll, expect, it } from 'vitest'
import { barrier } from '../../barrier'
import { type Library, library } from '../../library/library'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const ADD =
  'mutation ($c: ID!, $blocks: [ContentBlockInput!]!) { contentBlocksCreate(contentId: $c, blocks: $blocks) { id } }'
const MOVE = 'mutation ($id: ID!, $position: Int!) { contentBlockMove(id: $id, position: $position) { id } }'
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows

async function five() {
  const { contentId } = await app.bundle()
  const blocks = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ type: 'text', subtype: 'rich_text', title }))
  const { data } = await app.send(ADD, { c: contentId, blocks }, app.admin)
  return { contentId, ids: (data.contentBlocksCreate as { id: string }[]).map(({ id }) => id) }
}

const placesOf = async (contentId: string) =>
  (await query('select position from content_blocks where content_id = $1 order by position', [contentId])).map(
    ({ position }) => position as number,
  )

it('gives each block a place of its own when several are moved at once', async () => {
  for (let round = 0; round < 4; round++) {
    const { contentId, ids } = await five()
    const answers = await Promise.all(
      ids.map((id, at) => app.send(MOVE, { id, position: (at + round) % 3 }, app.admin)),
    )
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(await placesOf(contentId)).toEqual([0, 1, 2, 3, 4])
  }
})

it('would give two blocks the same place if it read the order first and wrote it later', async () => {
  const { contentId, ids } = await five()
  const together = barrier(2)
  const moveWithoutGuard = async (id: string, to: number) => {
    const rows = await query('select id from content_blocks where content_id = $1 order by position', [contentId])
    await together()
    const before = rows.map((row) => row.id as string)
    const after = before.filter((each) => each !== id).toSpliced(to, 0, id)
    for (const [position, each] of after.entries())
      if (before[position] !== each)
        await query('update content_blocks set position = $2 where id = $1', [each, position])
  }
  const [a = '', , c = ''] = ids
  await Promise.all([moveWithoutGuard(a, 1), moveWithoutGuard(c, 1)])
  expect(
    await query('select id from content_blocks where content_id = $1 and position = 1 order by id', [contentId]),
  ).toEqual([a, c].map((id) => ({ id })))
})
