// @vitest-environment happy-dom
import { act, type FormEvent, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from '../../src/ui/form/error-summary'
import errorSummaryStyles from '../../src/ui/form/error-summary.module.css'
import { find, render, type } from './render'

/** A form that passes a new list at each rendering, like one that computes it from its state. */
function TwoFields() {
  const [values, setValues] = useState({ first: '', last: '' })
  const [wrong, setWrong] = useState<readonly ('first' | 'last')[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong((['first', 'last'] as const).filter((field) => !values[field]))
  }
  const field = (name: 'first' | 'last') => (
    <input
      id={name}
      aria-label={name}
      value={values[name]}
      onChange={(event) => {
        setValues({ ...values, [name]: event.target.value })
        setWrong(wrong.filter((each) => each !== name))
      }}
    />
  )
  return (
    <form onSubmit={submit}>
      <ErrorSummary errors={wrong.map((each) => ({ field: each, text: `${each}: Field is required` }))} />
      {field('first')}
      {field('last')}
    </form>
  )
}

const submit = () => act(() => find<HTMLFormElement>('form').requestSubmit())
const write = (id: string, text: string) => {
  act(() => find(`#${id}`).focus())
  type(find<HTMLInputElement>(`#${id}`), text)
}
const focused = () => document.activeElement?.id || document.activeElement?.className

describe('the summary of a form’s errors', () => {
  it('takes the focus when errors appear', () => {
    render(<TwoFields />)
    submit()
    expect(focused()).toBe(errorSummaryStyles.errors)
  })

  it('leaves the focus where it is while the person corrects one of two errors', () => {
    render(<TwoFields />)
    submit()
    write('first', 'N')
    expect(find(`.${errorSummaryStyles.errors}`).textContent).toBe('There is a problemlast: Field is required')
    expect(focused()).toBe('first')
    write('first', 'Nia')
    expect(focused()).toBe('first')
  })

  it('takes it again after another attempt with the same errors', () => {
    render(<TwoFields />)
    submit()
    act(() => find('#last').focus())
    submit()
    expect(focused()).toBe(errorSummaryStyles.errors)
  })

  it('takes it for a new error', () => {
    const draw = render(<ErrorSummary errors={[{ text: 'One' }]} />)
    act(() => find(`.${errorSummaryStyles.errors}`).blur())
    draw(<ErrorSummary errors={[{ text: 'One' }]} />)
    expect(focused()).not.toBe(errorSummaryStyles.errors)
    draw(<ErrorSummary errors={[{ text: 'One' }, { text: 'Two' }]} />)
    expect(focused()).toBe(errorSummaryStyles.errors)
  })
})
