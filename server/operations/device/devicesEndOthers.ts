import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { endSignIns } from '../../services/sign-in'
import { write } from '../../write'

export const devicesEndOthers: Operation<'devicesEndOthers'> = async (_args, context, info) =>
  write(context, async (writing) => {
    await endSignIns(context, writing, signedIn(context).id, { except: context.signInId })
    return writing.reader.all('Device', {}, selectionOf(info))
  })
