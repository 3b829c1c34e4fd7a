/** An upload that is not taken; the message is for the person who sent it. */
export class FileRefused extends Error {
  override name = 'FileRefused'

  constructor(
    readonly code: 'empty' | 'too_large' | 'type',
    message: string,
  ) {
    super(message)
  }
}
