/** A refused upload; the message is for the sender. */
export class FileRefused extends Error {
  override name = 'FileRefused'

  constructor(
    readonly code: 'empty' | 'too_large' | 'type',
    message: string,
  ) {
    super(message)
  }
}
