import pg from 'pg'
import type { Cluster } from '../cluster'
import { productArguments, type Server, startServer, temporaryFolder } from '../server'
import type { Account } from './accounts'
import { type SchoolSize, seedSchool } from './seed'

export interface School {
  /** The address of its PostgreSQL; none where it is embedded. */
  databaseUrl?: string
  folder: string
  /** Its signed-in students. */
  accounts: Account[]
}

interface Filling {
  size?: SchoolSize
  /** The number of signed-in students. */
  signedIn?: number
}

/** Makes an empty database with a name in a cluster. */
async function makeDatabase({ url }: Cluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return url.replace(/\/postgres$/, `/${name}`)
}

/** Makes the demo school and, with a size, a big school around it, on the cluster or else embedded. */
export async function makeSchool(
  cluster: Cluster | null,
  name: string,
  { size, signedIn }: Filling = {},
): Promise<School> {
  const folder = temporaryFolder()
  const databaseUrl = cluster ? await makeDatabase(cluster, name) : undefined
  const accounts = await seedSchool({ url: databaseUrl, folder }, size, signedIn)
  return { folder, accounts, ...(databaseUrl && { databaseUrl }) }
}

/** Runs the built product on a school. `more` are options of Node. */
export const openSchool = (
  { databaseUrl, folder }: School,
  port: number,
  { more = [], env = {} }: { more?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Server> =>
  startServer([...more, ...productArguments()], {
    port,
    env: {
      NODE_ENV: 'development',
      DATA_DIR: folder,
      RATE_FACTOR: '1000000',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    path: '/login',
  })
