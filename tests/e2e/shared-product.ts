import { inject } from 'vitest'
import { type Opening, open, type Product } from './product'

/** The server that the files of this worker share, one after the other: each leaves people able to do what they could before. */
export async function sharedProduct(opening?: Opening): Promise<Product> {
  const servers = inject('servers')
  const url = servers[Number(process.env.VITEST_POOL_ID) % servers.length]
  if (!url) throw new Error('No server was started')
  return open({ url, stop: async () => {} }, opening)
}
