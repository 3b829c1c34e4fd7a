import { expect, test, vi } from 'vitest'
import { StartGrid } from '../../../src/parts/starts/start-grid'
import startsStyles from '../../../src/parts/starts/start-week.module.css'
import { OwnZone } from '../../../src/ui/time/own-zone'
import { click, find, render } from '../render'

const start = (from: string) => ({ id: from, from, until: from, tutor: null })
const days = new Map([
  ['2026-11-24', [start('2026-11-24T13:00:00.000Z'), start('2026-11-24T23:30:00.000Z')]],
  ['2026-11-25', [start('2026-11-25T10:00:00.000Z')]],
])

function draw(zone: string, onChoose = vi.fn(), oneDay = false) {
  render(
    <OwnZone value={zone}>
      <StartGrid monday="2026-11-23" days={days} day="2026-11-24" oneDay={oneDay} chosen={null} onChoose={onChoose} />
    </OwnZone>,
  )
  return onChoose
}

test('a start shows London’s time first, then the person’s own where it differs, with its day where that differs', () => {
  draw('Africa/Lagos')
  expect(find(`label.${startsStyles.start}`).textContent).toBe('13:00London, 14:00 Lagos')
  const labels = [...document.querySelectorAll(`label.${startsStyles.start}`)].map(({ textContent }) => textContent)
  expect(labels[1]).toBe('23:30London, Wed 00:30 Lagos')
})

test('a reader in London sees one time', () => {
  draw('Europe/London')
  expect(find(`label.${startsStyles.start}`).textContent).toBe('13:00')
})

test('all starts of the week form one choice, which gives the chosen instant', () => {
  const onChoose = draw('Europe/London')
  const inputs = [...document.querySelectorAll('input')]
  expect(new Set(inputs.map((input) => input.name)).size).toBe(1)
  click(inputs[2]!)
  expect(onChoose).toHaveBeenCalledWith('2026-11-25T10:00:00.000Z')
})

test('a day without starts says so', () => {
  draw('Europe/London')
  expect(find('[aria-label="Monday 23 November 2026"]').textContent).toBe('Nothing free')
})

test('only the chosen day is shown where all days are alike', () => {
  draw('Europe/London', vi.fn(), true)
  expect(document.querySelectorAll('input')).toHaveLength(2)
})
