import { burst } from './people/burst'
import { crowd } from './people/crowd'
import { ensureBuilt } from './start'

/** People who come at once to the demo school. With `people school`, a crowd comes at its own pace to a big school. */
export async function people([place, ...size]: readonly string[] = []): Promise<void> {
  await ensureBuilt()
  if (place === 'school') await crowd(size)
  else if (place === undefined) await burst()
  else throw new Error(`there is no ${place}: people come to the demo school, or to the big one by 'people school'`)
}
