// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { DocumentDialog, type DocumentSending } from '../../../src/parts/documents/document-dialog'
import { click, eventually, find, render } from '../render'
import { button } from './answering-server'

/** Opens the dialog, chooses a file and sends it; answers how it is sent and what becomes of it. */
async function sending() {
  const onClose = vi.fn()
  let given: DocumentSending | undefined
  const arrived = new Promise<void>(() => {})
  render(
    <DocumentDialog
      send={(_values, each) => {
        given = each
        return arrived
      }}
      onClose={onClose}
    />,
  )
  const input = find<HTMLInputElement>('input[type="file"]')
  const file = new File(['a handout'], 'Overreaching.pdf', { type: 'application/pdf' })
  Object.defineProperty(input, 'files', { value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() =>
    expect(find<HTMLInputElement>('input[type="text"], input:not([type])').value).toBe('Overreaching'),
  )
  click(button('Add'))
  await eventually(() => expect(given).toBeDefined())
  return { onClose, given: given as DocumentSending }
}

it('shows how much of a file has been sent, and stops when its dialog is left', async () => {
  const { given, onClose } = await sending()
  given.onProgress(0.4)
  await eventually(() => expect(find('[role="progressbar"], progress').outerHTML).toMatch(/0\.4|40/))
  click(button('Cancel'))
  expect(onClose).toHaveBeenCalled()
})

it('may be given another file while one is on its way, which is stopped', async () => {
  const { given } = await sending()
  click(find('button[aria-label^="Stop"]'))
  await eventually(() => expect(given.signal.aborted).toBe(true))
  await eventually(() => expect(button('Add').disabled).toBe(false))
})
