import type { Person, TestApp } from '../../../build'
import { mp4 } from '../../../unit/gateways/sample-files'

/** A small film with pictures and sound, and bytes after its table. */
export const film = (more = 0) => Buffer.concat([mp4('isom', ['vide', 'soun']), box('free', more)])

function box(type: string, length: number): Buffer {
  const made = Buffer.alloc(8 + length, type)
  made.writeUInt32BE(8 + length, 0)
  made.write(type, 4, 'latin1')
  return made
}

const TUS = { 'tus-resumable': '1.0.0' }

/** Sends single requests of the tus protocol, as the browser's client does. */
export function sender(app: TestApp) {
  const signed = (who: Person | null) => (who ? { authorization: `Bearer ${who.token}` } : {})
  const inject = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    who: Person | null,
    more = {},
    payload?: Buffer,
  ) => app.server.inject({ method, url, headers: { ...TUS, ...signed(who), ...more }, ...(payload && { payload }) })

  return {
    begin: (who: Person | null, size: number, name = 'film.mp4') =>
      inject('POST', '/files/uploads', who, {
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      }),
    patch: (who: Person | null, url: string, offset: number, bytes: Buffer) =>
      inject(
        'PATCH',
        url,
        who,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes,
      ),
    head: (who: Person | null, url: string) => inject('HEAD', url, who),
    cancel: (who: Person | null, url: string) => inject('DELETE', url, who),
    /** Uploads a file in one go and returns its id. */
    async whole(who: Person, bytes: Buffer, name = 'film.mp4'): Promise<string> {
      const { headers, body } = await this.begin(who, bytes.length, name)
      const url = headers.location
      if (typeof url !== 'string') throw new Error(`The upload did not begin: ${body}`)
      const sent = await this.patch(who, url, 0, bytes)
      if (sent.statusCode >= 300) throw new Error(`The upload was refused: ${sent.statusCode} ${sent.body}`)
      return url.split('/').at(-1) ?? ''
    },
  }
}
