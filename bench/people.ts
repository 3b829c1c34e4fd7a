import { burst } from './people/burst'
import { ensureBuilt } from './start'

/** People who come at once in the demo school. */
export async function people(): Promise<void> {
  await ensureBuilt()
  await burst()
}
