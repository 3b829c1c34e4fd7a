import { type Context, signedIn } from '../../kernel/context'
import { secondFactorFirst } from '../../kernel/errors'

/** Refuses to set up an app while a code or passkey is due: with the mail alone, nobody puts their own app in the place of another. */
export function refuseUnlessOpen(context: Context): void {
  const { due } = signedIn(context)
  if (due === 'code' || due === 'passkey') throw secondFactorFirst(due)
}
