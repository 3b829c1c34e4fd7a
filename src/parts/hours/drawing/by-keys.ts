import { addDays, type Day } from '../../../ui/time/london-days'
import { lengthened, moved, type Span, STEP } from './span'

/** Where a key takes a block within the days shown: the arrows move it, with Shift they change its end. Null: the key means nothing here. */
export function spanByKey(key: string, withShift: boolean, span: Span, days: readonly Day[]): Span | null {
  const minutes = { ArrowUp: -STEP, ArrowDown: STEP }[key]
  if (minutes !== undefined)
    return withShift ? lengthened(span, 'end', span.end + minutes) : moved(span, span.day, minutes)
  const turn = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (turn === undefined || withShift) return null
  const day = addDays(span.day, turn)
  return days.includes(day) ? moved(span, day, 0) : null
}
