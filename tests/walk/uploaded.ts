import type { Product } from './product'

/** Uploads a picture, a sound or a video as its author, and answers the id of its file. */
export async function uploaded(
  { url }: Pick<Product, 'url'>,
  file: Blob,
  name: string,
  token: string,
): Promise<string> {
  const form = new FormData()
  const query = 'mutation ($file: Upload!) { mediaCreate(file: $file) { id } }'
  form.append('operations', JSON.stringify({ query, variables: { file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', file, name)
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })
  return ((await answer.json()) as { data: { mediaCreate: { id: string } } }).data.mediaCreate.id
}
