// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DocumentView } from '../../../src/parts/room/documents-panel'
import { queryClient } from '../../../src/providers/api/query'
import { find, render } from '../render'

type Shown = Parameters<typeof DocumentView>[0]['file']
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const file = (values: Partial<Shown>): Shown =>
  ({
    ...{ id: 'f1', title: 'My answer', contentType: word, contentLink: '/files/1', content: null, contentHtml: null },
    ...{ preparing: false, size: 20_000 },
    ...values,
  }) as Shown

const shown = (values: Partial<Shown>) => (
  <QueryClientProvider client={queryClient}>
    <DocumentView file={file(values)} />
  </QueryClientProvider>
)
// The reader's own marks on the paper: there are none.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{"data":{"keptValue":null}}')))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const preparing = 'This document is being prepared. Its text will appear here by itself.'

it('a written document whose text is not there yet says so, can be downloaded, and shows its text when it is', () => {
  const draw = render(shown({ preparing: true }))
  expect(find('[role="status"]').textContent).toBe(preparing)
  expect(find('a[download]').getAttribute('href')).toBe('/files/1')
  draw(shown({ contentHtml: '<p>The claim is in time.</p>' }))
  expect(document.body.textContent).not.toContain(preparing)
  expect(document.body.textContent).toContain('The claim is in time.')
})

it('one that could not be read says that it opens on the device, and no longer that it is being prepared', () => {
  const draw = render(shown({ preparing: true }))
  draw(shown({}))
  expect(find('[role="status"]').textContent).toMatch(/files are not shown here; they open on your device\.$/)
  expect(find('a[download]').getAttribute('href')).toBe('/files/1')
})
