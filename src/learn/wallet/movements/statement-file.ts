import { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { StatementLink } from '../wallet.documents'
import { askedBy, type Filters } from './movement-filters'

/** The statement of the days that are shown, as PDF. Throws what the server says where there are too many movements. */
export async function statementFile({ from, until }: Filters): Promise<Blob> {
  const { wallet } = await request(StatementLink, {})
  const days = new URLSearchParams(askedBy({ ...(from && { from }), ...(until && { until }) }))
  const answer = await fetch(`${wallet.statementUrl}&${days}`).catch(() => null)
  if (!answer) throw new ApiError({ code: 'NETWORK', message: 'The server did not answer.', status: 0 })
  if (!answer.ok) throw new ApiError({ code: 'VALIDATION', message: await answer.text(), status: answer.status })
  return answer.blob()
}
