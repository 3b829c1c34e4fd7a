import { type Opening, open, type Product } from './product'
import { SERVERS } from './servers'

/** The server that the files of this worker share, one after the other: each leaves people able to do what they could before. */
export async function sharedProduct(opening?: Opening): Promise<Product> {
  const url = process.env[SERVERS]?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!url) throw new Error('No server was started')
  return open({ url, stop: async () => {} }, opening)
}
