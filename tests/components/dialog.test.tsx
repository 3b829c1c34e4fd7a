// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../src/ui/action/button'
import { ErrorSummary } from '../../src/ui/form/error-summary'
import { TextField } from '../../src/ui/form/text-field'
import { Confirm } from '../../src/ui/overlay/confirm'
import { Dialog } from '../../src/ui/overlay/dialog'
import { click, find, render } from './render'

const press = (element: Element) => act(() => void element.dispatchEvent(new Event('pointerdown', { bubbles: true })))

function Page({ open, onClose }: { open: boolean; onClose?: () => void }) {
  return (
    <>
      <button type="button" id="opener">
        Open
      </button>
      <Dialog open={open} onClose={onClose} title="Assign a tutor" lead="Advocacy">
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('is modal, has its title as its name and starts in its first field', () => {
    render(<Page open onClose={() => {}} />)
    const dialog = find<HTMLDialogElement>('dialog')
    expect(dialog.open).toBe(true)
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Assign a tutor')
    expect(document.activeElement).toBe(find('input'))
  })

  it('gives the focus to the page where it opened by itself', () => {
    const page = (open: boolean) => (
      <main id="main" tabIndex={-1}>
        <Dialog open={open} title="Finish your profile">
          <TextField label="Name" />
        </Dialog>
      </main>
    )
    render(page(true))(page(false))
    expect(document.activeElement?.id).toBe('main')
  })

  it('starts at the given element, although a field comes before it', () => {
    render(
      <Confirm open title="Cancel?" confirmLabel="Cancel" keepLabel="Keep it" onConfirm={vi.fn()} onCancel={vi.fn()}>
        <TextField label="Reason" />
      </Confirm>,
    )
    expect(document.activeElement?.textContent).toBe('Keep it')
  })

  it('returns the focus to its opener', () => {
    const draw = render(<Page open={false} />)
    act(() => find('#opener').focus())
    draw(<Page open />)
    expect(document.activeElement).not.toBe(find('#opener'))
    draw(<Page open={false} />)
    expect(document.activeElement).toBe(find('#opener'))
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('asks to close on Escape, on the cross and on a press outside, and on nothing inside', () => {
    const onClose = vi.fn()
    render(<Page open onClose={onClose} />)
    click(find('input'))
    expect(onClose).not.toHaveBeenCalled()
    const cancel = new Event('cancel', { cancelable: true })
    act(() => find('dialog').dispatchEvent(cancel))
    expect(cancel.defaultPrevented).toBe(true)
    click(find('[aria-label="Close"]'))
    press(find('dialog'))
    click(find('dialog'))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('stays where a press begins inside it and ends outside', () => {
    const onClose = vi.fn()
    render(<Page open onClose={onClose} />)
    press(find('input'))
    click(find('dialog'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('has no cross where it needs an answer', () => {
    render(<Page open />)
    expect(document.querySelector('[aria-label="Close"]')).toBeNull()
  })
})

describe('a confirmation', () => {
  it('starts at the button that changes nothing, and does nothing twice while it is busy', () => {
    const onConfirm = vi.fn()
    const question = (busy: boolean) => (
      <Confirm
        open
        title="Cancel this session?"
        confirmLabel="Cancel for £35.00"
        keepLabel="Keep it"
        danger
        busy={busy}
        onConfirm={onConfirm}
        onCancel={() => {}}
      />
    )
    const draw = render(question(false))
    expect(document.activeElement?.textContent).toBe('Keep it')
    expect(find('dialog').getAttribute('role')).toBe('alertdialog')
    click(find('[data-look="danger"]'))
    draw(question(true))
    click(find('[data-look="danger"]'))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe('a busy button', () => {
  it('keeps its label and the focus, and sends no form', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    )
    const draw = render(form(false))
    act(() => find('button').focus())
    draw(form(true))
    click(find('button'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(find('button'))
    expect(find('button').textContent).toBe('Save')
    draw(form(false))
    click(find('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('an error summary', () => {
  it('takes the focus when it appears, and leads to the field', () => {
    const page = (errors: { text: string; field: string }[]) => (
      <>
        <ErrorSummary errors={errors} />
        <TextField id="short" label="Short name" error={errors[0]?.text} help="Three letters." />
      </>
    )
    const draw = render(page([]))
    expect(document.querySelector('[role="alert"]')).toBeNull()
    draw(page([{ text: 'Field is required', field: 'short' }]))
    expect(document.activeElement).toBe(find('[role="alert"]'))
    expect(find('h2').textContent).toBe('There is a problem')
    click(find('[role="alert"] a'))
    expect(document.activeElement).toBe(find('#short'))
    expect(find('#short').getAttribute('aria-describedby')).toBe('short-error short-help')
    expect(find('#short').getAttribute('aria-invalid')).toBe('true')
  })
})
