import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { endSignIns } from '../sign-in/sign-in'

export const devicesEndOthers: Operation<'devicesEndOthers'> = async (_args, context, info) =>
  write(context, async (writing) => {
    await endSignIns(context, writing, signedIn(context).id, { except: context.signInId })
    return writing.reader.all('Device', {}, selectionOf(info))
  })
