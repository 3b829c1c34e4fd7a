import { burst } from './people/burst'
import { crowd } from './people/crowd'
import { ensureBuilt } from './start'

/** People who come at once in the demo school; `people school` a crowd at its own pace in a big one. */
export async function people([place, ...size]: readonly string[] = []): Promise<void> {
  await ensureBuilt()
  if (place === 'school') await crowd(size)
  else if (place === undefined) await burst()
  else throw new Error(`there is no ${place}: people come to the demo school, or to the big one by 'people school'`)
}
