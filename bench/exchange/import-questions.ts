import { ask, productArguments, signIn, startServer, temporaryFolder } from '../server'

const PORT = 4330
const STATE = 'query ($id: ID!) { contentImport(id: $id) { status total done } }'

interface State {
  status: string
  total: number
  done: number
}

/** A question with five options, each with a reason. */
const question = (at: number) =>
  `::Question ${at}::[html]<p>A client asks about point ${at}. ${'The facts go on for a while. '.repeat(8)}Which is best advice?</p>{
	=<p>It binds.</p>#<p>Since it was accepted.</p>
${['silence', 'hope', 'custom', 'practice'].map((each) => `	~<p>Only ${each} binds.</p>#<p>No authority says so.</p>`).join('\n')}
	####<p>Adams v Lindsell.</p>}`

/** Imports a bank through the product, as its page does. */
export async function importQuestions(count: number): Promise<{ ms: number; states: number; done: number }> {
  const server = await startServer(productArguments(), {
    port: PORT,
    path: '/readyz',
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
  })
  try {
    const { accessToken } = await signIn(server.url, 'admin@articled.example')
    const { libraryCategories } = await ask<{ libraryCategories: { id: string }[] }>(
      server.url,
      '{ libraryCategories { id } }',
      {},
      accessToken,
    )
    const { bundleCreate } = await ask<{ bundleCreate: { contentId: string } }>(
      server.url,
      'mutation ($categoryId: ID!) { bundleCreate(categoryId: $categoryId, title: "Bank", type: test) { contentId } }',
      { categoryId: libraryCategories[0]?.id },
      accessToken,
    )
    const file = Array.from({ length: count }, (_, at) => question(at)).join('\n\n')
    const began = performance.now()
    const id = await send(server.url, accessToken, bundleCreate.contentId, file)
    const seen = new Set<string>()
    const until = async (status: string) => {
      for (;;) {
        const { contentImport } = await ask<{ contentImport: State }>(server.url, STATE, { id }, accessToken)
        seen.add(JSON.stringify(contentImport))
        if (contentImport.status === status) return contentImport
        if (!['reading', 'ready', 'importing'].includes(contentImport.status))
          throw new Error(`the import is ${contentImport.status}`)
        await new Promise((done) => setTimeout(done, 50))
      }
    }
    await until('ready')
    await ask(server.url, 'mutation ($id: ID!) { contentImportStart(id: $id) { id } }', { id }, accessToken)
    const { done } = await until('done')
    return { ms: performance.now() - began, states: seen.size, done }
  } finally {
    await server.stop()
  }
}

async function send(url: string, token: string, contentId: string, text: string): Promise<string> {
  const query =
    'mutation ($contentId: ID!, $file: Upload!) { contentImportCreate(contentId: $contentId, file: $file) { id } }'
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables: { contentId, file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new File([text], 'bank.txt'))
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })
  const { data, errors } = (await answer.json()) as {
    data: { contentImportCreate: { id: string } }
    errors?: { message: string }[]
  }
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '))
  return data.contentImportCreate.id
}
