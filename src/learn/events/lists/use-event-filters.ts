import { useSearchParams } from 'react-router'
import type { MeetingScope, MeetingType } from '../../../../schema/generated/types'
import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { now } from '../../../providers/device/clock'
import { dateWords, dayOf, startOf } from '../../../ui/time/london-days'

/** '2026-12' */
export type Month = string

export const views = ['all', 'mine', 'past'] as const
export type View = (typeof views)[number]

const isView = (text: string | null): text is View => views.some((view) => view === text)
const isType = (text: string | null): text is MeetingType => text !== null && Object.hasOwn(meetingTypes, text)
const isMonth = (text: string | null): text is Month => /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')

/** The month so many months later. */
export function monthAfter(month: Month, months: number): Month {
  const at = new Date(`${month}-15T12:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}

/** 'December 2026' */
export const monthWords = (month: Month): string => dateWords(`${month}-01`).replace(/^\S+ /, '')

/** The month in which we are, in London. */
export const thisMonth = (): Month => dayOf(now()).slice(0, 7)

const scopes: Record<View, MeetingScope> = { all: 'ahead', mine: 'mine', past: 'past' }

/** What the address asks for: the view, and of all events the kind, the area and the month; without a month all that are ahead. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams()
  const [view, type, month] = [params.get('view'), params.get('kind'), params.get('month')]
  const change = (changed: Record<string, string>) =>
    setParams(
      (old) => {
        old.delete('page')
        for (const [name, value] of Object.entries(changed)) {
          if (value) old.set(name, value)
          else old.delete(name)
        }
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    view: isView(view) ? view : 'all',
    type: isType(type) ? type : null,
    month: isMonth(month) ? month : null,
    areaId: params.get('area') || null,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    change,
  }
}

export type EventFilters = ReturnType<typeof useEventFilters>

/** What a list asks the server for. */
export function askedBy({ view, type, month, areaId, page }: EventFilters) {
  if (view !== 'all') return { scope: scopes[view], page }
  const span = month && { from: startOf(`${month}-01`), until: startOf(`${monthAfter(month, 1)}-01`) }
  return { ...(span || { scope: scopes.all }), type, practiceAreaId: areaId, page }
}
