import type { FastifyReply } from 'fastify'
import { type AccountPaper, writeAccountPaper } from '../gateways/documents/account-paper'
import type { Services } from '../kernel/context'
import { contentDisposition } from '../kernel/http/content-disposition'
import { networkOf } from '../kernel/http/network-address'

/** Papers that one network may ask for in a minute: each is written anew. */
const MOST = 60

/** The limit on a route that writes papers of account. */
export const paperRate = ({ settings }: Pick<Services, 'settings'>) => ({
  max: MOST * settings.rateFactor,
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: { ip: string }) => `papers:${networkOf(ip)}`,
})

/** Sends a paper of account as a file to keep. */
export async function sendPaper(reply: FastifyReply, name: string, paper: AccountPaper) {
  const bytes = await writeAccountPaper(paper)
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', `${name}.pdf`),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(bytes)
}

/** The foot of the seller's papers. */
export const sellerFoot = ({ name, companyNumber }: { name: string; companyNumber: string | null }): string =>
  companyNumber ? `${name}, registered in England and Wales, number ${companyNumber}` : name
