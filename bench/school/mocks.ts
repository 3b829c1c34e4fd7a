import { idOf } from '../database'
import { copyId, copyRows, type Run } from './copy'

/** The id of a mock's copy with a number. Number 0 is the mock itself. */
export const mockCopy = (mock: string, number: string) =>
  `case ${number} when 0 then ${mock} else ${idOf('mock', `(${number} || ${mock}::text)`)} end`

/** Copies each mock of the demo school with its documents, until there are `times` as many. */
export async function addMocks(run: Run, times: number): Promise<void> {
  await run(`create temp table school_mocks on commit drop as
    select ${mockCopy('k.id', 'n')} as id, k.id as model, n, -n * interval '9 days' as shift from mocks k, generate_series(1, ${times - 1}) n`)
  const from = (table: string, key: string) => `school_mocks m join ${table} x on x.${key} = m.model`
  await copyRows(run, {
    table: 'mocks',
    from: from('mocks', 'id'),
    set: { id: 'm.id', name: `x.name || ' (' || m.n + 1 || ')'` },
  })
  for (const table of ['mock_materials', 'mock_templates', 'mock_permissions'])
    await copyRows(run, { table, from: from(table, 'mock_id'), set: { id: copyId('x.id'), mock_id: 'm.id' } })
}
