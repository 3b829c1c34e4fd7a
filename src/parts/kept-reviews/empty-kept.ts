import { dropKeptPeople } from '../../providers/sign-in/kept-person'
import { getSignIn } from '../../providers/sign-in/session-store'
import { emptyPlaces } from './kept-store'

/** Leaves nothing to read on the device of somebody whose sign-in has ended or who was disabled. Answers that were not sent yet stay, and are sent after the next sign-in. */
export async function emptyKept(): Promise<void> {
  if (getSignIn()) return
  await emptyPlaces()
  await dropKeptPeople()
}
